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

/** What the price depends on; names do not, so typing one asks for no other price. */
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

/** The booking, once everything is filled in. `expectedTotal` in dollars, as the person agreed to. */
export function placeBody(
  slot: BookedSlot,
  draft: BookingDraft,
  { expectedTotal, locale }: { expectedTotal: number; locale: Locale },
): PlaceBookingBody {
  const { mode, names } = draft;
  const isTeam = slot.type === SlotType.TOURNAMENT;
  const seats = seatsOf(names, mode).map((name) => (name.trim() === '' ? {} : { name: name.trim() }));
  return {
    ...quoteBody(slot, draft),
    ...(isTeam ? { seats: [], team: teamBodyOf(draft.team) } : { seats }),
    contact: keptTexts(contactRules, draft),
    guardian: guardianBody(draft),
    locale,
    expectedTotal,
  };
}

/** The answer of a form that has asked: null where no one is under age. */
export const guardianBody = ({
  isForMinor,
  guardianName,
}: GuardianForm): NonNullable<PlaceBookingBody['guardian']> | null =>
  isForMinor ? { fullName: guardianName.trim() } : null;

/** What is sent of a team; the players that are named later are left out. */
export const teamBodyOf = ({ name, players, striker, isSquadLater }: TeamDraft): TeamBody => ({
  name: name.trim(),
  squad: (isSquadLater ? [] : players).map((player, row) => ({
    name: player.name.trim(),
    email: player.email.trim(),
    isStriker: row === striker,
    isReserve: player.isReserve,
  })),
});
