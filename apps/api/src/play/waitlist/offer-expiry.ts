import { BookingStatus, WaitlistState } from '@dronesoccer/contracts';
import type { Tx } from '../../platform/database/index.js';

/*
 * An offer is a booking that waits for its payment, so it expires with the booking's hold, which `offer-seats.ts` sets.
 * The job `bookingJobs.expire` cancels the unpaid booking and frees its seats, and the next offer of the slot closes the
 * expired one.
 */

const { OFFERED, BOOKED, PASSED } = WaitlistState;

/** The state of the entry `w`, where the booking `b` decides the state of an offer. */
export const settledState = `CASE WHEN w.state <> ${OFFERED} THEN w.state
  WHEN b.status = ${BookingStatus.CONFIRMED} THEN ${BOOKED}
  WHEN b.status = ${BookingStatus.PENDING} THEN ${OFFERED} ELSE ${PASSED} END`;

/** Closes the offers of a slot whose bookings were confirmed or cancelled. */
export async function settleOffers(tx: Tx, slotId: string, at: Date): Promise<void> {
  await tx.query(
    `WITH done AS (
       SELECT w.id, ${settledState} AS state FROM waitlist_entries w LEFT JOIN bookings b ON b.id = w.booking_id
       WHERE w.slot_id = $1::uuid AND w.state = ${OFFERED}
     )
     UPDATE waitlist_entries w SET state = done.state, changed_at = $2::timestamptz
     FROM done WHERE w.id = done.id AND w.state = ${OFFERED} AND done.state <> ${OFFERED}`,
    [slotId, at],
    'waitlist-settle',
  );
}
