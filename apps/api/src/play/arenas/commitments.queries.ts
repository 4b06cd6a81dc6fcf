import { BookingStatus, PaymentStatus, SlotState, WaitlistState } from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';

/** The inputs of a condition on upcoming slots `s`, for any statement. */
interface SlotsAhead {
  /** A SELECT of the arenas' ids. */
  arenas: string;
  /** Parameters of the statement: an instant, and the first and last day, where NULL means no limit. */
  now: string;
  days?: { from: string; to: string };
}

const isAhead = ({ arenas, now, days }: SlotsAhead): string =>
  `s.arena_id IN (${arenas}) AND s.starts_at > ${now}::timestamptz${
    days
      ? ` AND left(s.local_start, 10) BETWEEN COALESCE(${days.from}::text, '') AND COALESCE(${days.to}::text, '9999')`
      : ''
  }`;

/**
 * Returns SQL columns for commitments in upcoming slots: how many people are waiting for seats, and the cents paid for
 * bookings and not refunded.
 */
export const commitmentColumns = (slots: SlotsAhead): string =>
  `(SELECT count(*)::int FROM waitlist_entries w JOIN class_slots s ON s.id = w.slot_id
     WHERE ${isAhead(slots)} AND w.state = ${WaitlistState.WAITING}) AS waiting,
   (SELECT COALESCE(sum(p.amount_cents - p.refunded_cents), 0)::float8 FROM class_slots s
      JOIN bookings b ON b.slot_id = s.id AND b.status <> ${BookingStatus.CANCELLED}
      JOIN payments p ON p.subject_id = b.id AND p.status = ${PaymentStatus.PAID}
     WHERE ${isAhead(slots)}) AS "paidCents"`;

/**
 * Returns whether running or upcoming slots were made for another time zone. Slots keep their zone, so their times
 * would be misread beside the name of the new one. Creating a slot and changing its location or arena wait for each
 * other.
 *
 * @param of the arena, or the location whose arenas are checked
 */
export async function hasSlotsInOtherTimeZone(
  executor: Executor,
  of: { locationId: string } | { arenaId: string },
  { timeZone, now }: { timeZone: string; now: Date },
): Promise<boolean> {
  const [column, id] = 'arenaId' in of ? ['id', of.arenaId] : ['location_id', of.locationId];
  const found = await executor.query(
    `SELECT 1 AS found FROM arenas a JOIN class_slots s ON s.arena_id = a.id
      WHERE a.${column} = $1::uuid AND s.ends_at > $3::timestamptz AND s.starts_at > $3::timestamptz - interval '25 hours'
        AND s.state <> ${SlotState.CANCELLED} AND s.time_zone <> $2 LIMIT 1`,
    [id, timeZone, now],
  );
  return found.length > 0;
}

/**
 * Locks the running and upcoming slots of an arena that moves, and increments their versions, so that a booking that
 * was priced before the move is priced again. The move thus sees a booking that is being placed, and a later booking
 * belongs to the new place.
 *
 * @returns whether seats of one of the slots are taken
 */
export async function moveSlots(executor: Executor, arenaId: string, now: Date): Promise<boolean> {
  const booked = await executor.query(
    `WITH held AS (
       SELECT id FROM class_slots
        WHERE arena_id = $1::uuid AND ends_at > $2::timestamptz AND state <> ${SlotState.CANCELLED}
        ORDER BY id FOR NO KEY UPDATE
     ), moved AS (
       UPDATE class_slots SET version = version + 1, updated_at = $2::timestamptz WHERE id IN (SELECT id FROM held)
       RETURNING taken)
     SELECT 1 AS found FROM moved WHERE taken > 0 LIMIT 1`,
    [arenaId, now],
  );
  return booked.length > 0;
}
