import { WaitlistState, type WaitlistEntryWire } from '@dronesoccer/contracts';
import { presentArenaSlot } from '../slots/index.js';
import type { EntryView } from './waitlist.queries.js';

/** @param bookingToken opens the booking without an account; null for a person with an account */
export function presentEntry(entry: EntryView, bookingToken: string | null): WaitlistEntryWire {
  const { id, state, slot, seats, tier, email, joinedAt, position, bookingId, heldUntil, isFree } = entry;
  const hasBooking = state === WaitlistState.OFFERED || state === WaitlistState.BOOKED;
  return {
    ...{ id, state, seats, tier, email, position },
    slot: presentArenaSlot(slot),
    joinedAt: joinedAt.toISOString(),
    booking:
      !hasBooking || bookingId === null
        ? null
        : {
            id: bookingId,
            expiresAt: heldUntil?.toISOString() ?? null,
            isFree: isFree ?? false,
            ...(bookingToken !== null && { accessToken: bookingToken }),
          },
  };
}
