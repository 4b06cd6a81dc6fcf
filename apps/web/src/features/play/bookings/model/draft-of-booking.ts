import { BookingMode, type BookingWire, type TeamWire } from '@dronesoccer/contracts';
import { formatPhone } from '@/lib/format';
import type { BookingDraft, TeamDraft } from './draft';
import { updateDraft, useBookingState } from './draft-store';

/** Returns a booking's data as a draft, so that the same can be booked again. */
function draftOf({ mode, tier, seats, team, contact }: BookingWire): Partial<BookingDraft> {
  return {
    mode,
    tier,
    ...(team !== null && { team: teamDraftIn(team) }),
    names: mode === BookingMode.FULL ? [''] : seats.map(({ name }) => name),
    people: [],
    fullName: contact.fullName,
    email: contact.email,
    phone: contact.phone === null ? '' : formatPhone(contact.phone),
  };
}

/** Converts a team to a draft. */
export const teamDraftIn = ({ name, players }: TeamWire): TeamDraft => ({
  name,
  players: players.map(({ childId, ...player }) => ({ ...player, childId: childId ?? '' })),
  striker: Math.max(
    0,
    players.findIndex(({ isStriker }) => isStriker),
  ),
  isSquadLater: players.length === 0,
});

/** Makes a booking the current draft. The guardian is kept only if it was entered on this device. */
export function fillDraft(booking: BookingWire): BookingDraft {
  updateDraft(draftOf(booking));
  return useBookingState.getState().draft;
}
