import {
  bookingContactBody,
  BookingMode,
  type BookingQuoteBody,
  formRules,
  type Locale,
  type PlaceBookingBody,
  type TeamBody,
  SlotType,
  type SlotWire,
} from '@dronesoccer/contracts';
import { keptTexts } from '@/lib/forms/texts';
import type { BookingDraft, GuardianForm, TeamDraft } from './draft';

export const contactRules = formRules(bookingContactBody);

/**
 * Builds the quote request from the fields that affect the price. Names do not, so typing one does not refetch the
 * quote.
 */
export const quoteBody = ({ id, type }: BookedSlot, { mode, tier, names }: BookingDraft): BookingQuoteBody => ({
  slotId: id,
  mode,
  tier,
  seats: seatsOf(type === SlotType.TOURNAMENT ? oneTeam : names, mode).map(() => ({})),
});

type BookedSlot = Pick<SlotWire, 'id' | 'type'>;
const oneTeam = [''];
const seatsOf = (names: readonly string[], mode: BookingMode): readonly string[] =>
  mode === BookingMode.FULL ? [] : names;

/**
 * Builds the booking request once everything is filled in. `expectedTotal` is the total in dollars that the customer
 * accepted.
 */
export function placeBody(
  slot: BookedSlot,
  draft: BookingDraft,
  { expectedTotal, locale }: { expectedTotal: number; locale: Locale },
): PlaceBookingBody {
  const { mode, names, people } = draft;
  const isTeam = slot.type === SlotType.TOURNAMENT;
  const seats = seatsOf(names, mode).map((name, index) => ({
    ...(name.trim() !== '' && { name: name.trim() }),
    ...personOf(people[index]),
  }));
  return {
    ...quoteBody(slot, draft),
    ...(isTeam ? { seats: [], team: teamBodyOf(draft.team) } : { seats }),
    contact: keptTexts(contactRules, draft),
    guardian: guardianBody(draft),
    locale,
    expectedTotal,
  };
}

/** Returns the person of a seat: `booker`, the id of a child, or nothing for anyone. */
export function personOf(person: string | undefined): { isBooker?: boolean; childId?: string } {
  if (!person) return {};
  return person === 'booker' ? { isBooker: true } : { childId: person };
}

/** Returns the guardian of a completed form, or null if no minor takes part. */
export const guardianBody = ({
  isForMinor,
  guardianName,
}: GuardianForm): NonNullable<PlaceBookingBody['guardian']> | null =>
  isForMinor ? { fullName: guardianName.trim() } : null;

/** Builds the team for a request, without players if they are named later. */
export const teamBodyOf = ({ name, players, striker, isSquadLater }: TeamDraft): TeamBody => ({
  name: name.trim(),
  squad: (isSquadLater ? [] : players).map((player, row) => ({
    name: player.name.trim(),
    email: player.email.trim(),
    isStriker: row === striker,
    isReserve: player.isReserve,
    ...(player.childId !== '' && { childId: player.childId }),
  })),
});
