import { BookingMode, type BookingWire } from '@dronesoccer/contracts';
import { formatPhone } from '@/lib/format';
import type { BookingDraft } from './draft';
import { updateDraft, useBookingState } from './draft-store';
import { teamFormOf } from './team';

/** What was typed for a booking, so that the same can be booked once more. */
export function draftOf({ mode, tier, seats, team, contact }: BookingWire): Partial<BookingDraft> {
  return {
    mode,
    tier,
    ...(team !== null && { ...teamFormOf(team), isSquadLater: team.players.length === 0 }),
    names: mode === BookingMode.FULL ? [''] : seats.map(({ name }) => name),
    fullName: contact.fullName,
    email: contact.email,
    phone: contact.phone === null ? '' : formatPhone(contact.phone),
  };
}

/** Makes it the draft; who is responsible for someone under age is known only where it was typed on this device. */
export function fillDraft(booking: BookingWire): BookingDraft {
  updateDraft(draftOf(booking));
  return useBookingState.getState().draft;
}
