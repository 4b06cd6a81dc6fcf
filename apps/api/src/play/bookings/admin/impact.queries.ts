import { BookingStatus, CancelReason, PaymentStatus, SeatState, WaitlistState } from '@dronesoccer/contracts';
import type { Executor } from '../../../platform/database/index.js';
import type { SlotTimes } from '../../slots/index.js';

/** An active booking that a slot change affects. Amounts are in cents. */
export interface ImpactedRow {
  id: string;
  number: string;
  name: string;
  email: string;
  phone: string | null;
  status: BookingStatus;
  startsAt: Date;
  localStart: string;
  seats: number;
  /** The price of the seats that are still booked, including tax. */
  worthCents: number;
  /** The amount that was paid and not refunded. */
  paidCents: number;
}

/** The amount that was paid for the booking `b` and not refunded. */
export const paidCents = `(SELECT COALESCE(sum(p.amount_cents - p.refunded_cents), 0)::int FROM payments p
  WHERE p.subject_id = b.id AND p.status = ${PaymentStatus.PAID})`;

/** Returns the active bookings of a slot, in locking order. */
export function activeBookings(executor: Executor, slotId: string): Promise<ImpactedRow[]> {
  return executor.query(
    `SELECT b.id, b.number, b.name, b.email::text AS email, b.phone, b.status, s.starts_at AS "startsAt",
       s.local_start AS "localStart", t.seats, t.worth AS "worthCents", ${paidCents} AS "paidCents"
     FROM bookings b JOIN class_slots s ON s.id = b.slot_id
     CROSS JOIN LATERAL (
       SELECT count(*)::int AS seats, COALESCE(sum(t.price_cents + t.tax_cents), 0)::int AS worth FROM booking_seats t
        WHERE t.booking_id = b.id AND t.state = ${SeatState.TAKEN}) t
     WHERE b.slot_id = $1::uuid AND b.status <> ${BookingStatus.CANCELLED} ORDER BY b.id`,
    [slotId],
    'slot-impact',
  );
}

/** Returns the number of people on a slot's waitlist. */
export async function waitingFor(executor: Executor, slotId: string): Promise<number> {
  const [row] = await executor.query<{ waiting: number }>(
    `SELECT count(*)::int AS waiting FROM waitlist_entries WHERE slot_id = $1::uuid AND state = ${WaitlistState.WAITING}`,
    [slotId],
    'slot-impact-waiting',
  );
  return row?.waiting ?? 0;
}

/**
 * Updates the active bookings of a moved slot, and the expired ones, because a late payment may still reinstate them.
 * Each booking stores the time that its booker agreed to, and clears it when the slot returns to that time. A move that
 * keeps the local time at another instant, because the clock rules changed, is not a return. A move to another day
 * undoes check-ins and no-shows, because they were for the old day. The caller has locked the slot's row.
 */
export async function moveBookings(
  executor: Executor,
  slot: { id: string; localStart: string; localEnd: string },
  { startsAt, localStart, localEnd }: SlotTimes,
): Promise<void> {
  const agreed = (end: 'start' | 'end', was: string): string => `COALESCE(b.moved_from_${end}, ${was})`;
  const isBack = `($2, $3) <> ($4, $5) AND ${agreed('start', '$2')} = $4 AND ${agreed('end', '$3')} = $5`;
  await executor.query(
    `WITH held AS (
       SELECT id FROM bookings
        WHERE slot_id = $1::uuid AND (status <> ${BookingStatus.CANCELLED} OR cancel_reason = ${CancelReason.EXPIRED})
        ORDER BY id FOR NO KEY UPDATE
     ), attended AS (
       UPDATE booking_seats t SET checked_in_at = NULL, no_show_at = NULL FROM held
        WHERE t.booking_id = held.id AND left($2, 10) <> left($4, 10)
          AND (t.checked_in_at IS NOT NULL OR t.no_show_at IS NOT NULL)
     )
     UPDATE bookings b SET sequence = b.sequence + 1, hold_expires_at = LEAST(b.hold_expires_at, $6::timestamptz),
       moved_from_start = CASE WHEN ${isBack} THEN NULL ELSE ${agreed('start', '$2')} END,
       moved_from_end = CASE WHEN ${isBack} THEN NULL ELSE ${agreed('end', '$3')} END
     FROM held WHERE b.id = held.id`,
    [slot.id, slot.localStart, slot.localEnd, localStart, localEnd, startsAt],
    'slot-move-bookings',
  );
}

/**
 * Ends the expired bookings of a slot that an edit made a different one, so that a late payment is refunded instead of
 * reinstating them. The caller has locked the slot's row.
 */
export async function endExpiredBookings(executor: Executor, slotId: string): Promise<void> {
  await executor.query(
    `UPDATE bookings SET cancel_reason = ${CancelReason.ADMIN}
     WHERE slot_id = $1::uuid AND status = ${BookingStatus.CANCELLED} AND cancel_reason = ${CancelReason.EXPIRED}`,
    [slotId],
    'slot-end-expired-bookings',
  );
}
