import { BookingMode, type BookingWire, type TeamWire } from '@dronesoccer/contracts';
import { formatPhone } from '@/lib/format';
import type { BookingDraft, TeamDraft } from './draft';
import { updateDraft, useBookingState } from './draft-store';

/** What was typed for a booking, so that the same can be booked once more. */
export function draftOf({ mode, tier, seats, team, contact }: BookingWire): Partial<BookingDraft> {
  return {
    mode,
    tier,
    ...(team !== null && { team: teamDraftIn(team) }),
    names: mode === BookingMode.FULL ? [''] : seats.map(({ name }) => name),
    fullName: contact.fullName,
    email: contact.email,
    phone: contact.phone === null ? '' : formatPhone(contact.phone),
  };
}

/** A team as it was entered. */
export const teamDraftIn = ({ name, players }: TeamWire): TeamDraft => ({
  name,
  players,
  striker: Math.max(
    0,
    players.findIndex(({ isStriker }) => isStriker),
  ),
  isSquadLater: players.length === 0,
});

/** Makes it the draft; who is responsible for someone under age is known only where it was typed on this device. */
export function fillDraft(booking: BookingWire): BookingDraft {
  updateDraft(draftOf(booking));
  return useBookingState.getState().draft;
}
