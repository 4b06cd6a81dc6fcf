import { BookingEventKind, type BookingMode, BookingStatus, type Locale, SeatState } from '@dronesoccer/contracts';
import type { Executor, Slice } from '../../../platform/database/index.js';
import { type ArenaSlotRow, slotJson } from '../../slots/index.js';
import { notesJson } from './booking-view.queries.js';
import type { CalendarBooking } from '../documents/booking-calendar.js';

export interface BookingSummaryRow {
  id: string;
  number: string;
  status: BookingStatus;
  slot: ArenaSlotRow;
  mode: BookingMode;
  /** The name of the tournament team, or null if there is no team or it is not named yet. */
  teamName: string | null;
  /** The number of booked seats, or all seats if the booking is cancelled. */
  seats: number;
  totalCents: number;
}

export interface MyBookings {
  userId: string;
  /** True for upcoming bookings, the nearest first; false for past or cancelled bookings, the latest first. */
  isUpcoming: boolean;
  now: Date;
  locale: Locale;
}

const mine = `SELECT b.id, b.number, b.status, b.slot_id, b.mode, b.team_name, b.total_cents, b.placed_at, s.starts_at
  FROM bookings b JOIN class_slots s ON s.id = b.slot_id
  WHERE b.user_id = $1::uuid
    AND (b.status <> ${BookingStatus.CANCELLED} AND s.ends_at > $2::timestamptz) = $3::boolean`;

export async function bookingsOf(
  executor: Executor,
  { userId, isUpcoming, now, locale }: MyBookings,
  { limit, offset }: Slice,
): Promise<{ rows: BookingSummaryRow[]; total: number }> {
  const rows = await executor.query<BookingSummaryRow>(
    `SELECT m.id, m.number, m.status, m.mode, m.team_name AS "teamName", m.total_cents AS "totalCents", ${slotJson('m.slot_id', '$4')} AS slot,
       (SELECT count(*)::int FROM booking_seats t
        WHERE t.booking_id = m.id AND (t.state = ${SeatState.TAKEN} OR m.status = ${BookingStatus.CANCELLED})) AS seats
     FROM (${mine} ORDER BY CASE WHEN $3 THEN s.starts_at END, s.starts_at DESC, b.id LIMIT $5 OFFSET $6) m
     ORDER BY CASE WHEN $3 THEN m.starts_at END, m.starts_at DESC, m.id`,
    [userId, now, isUpcoming, locale, limit, offset],
    'bookings-of-person',
  );
  const [count] = await executor.query<{ all: number }>(
    `SELECT count(*)::int AS "all" FROM (${mine}) m`,
    [userId, now, isUpcoming],
    'bookings-of-person-count',
  );
  return { rows, total: count?.all ?? 0 };
}

/**
 * Returns a person's bookings that were ever confirmed and whose slot ends after `since`, the earliest first. Cancelled
 * bookings are included.
 */
export function calendarBookings(
  executor: Executor,
  userId: string,
  since: Date,
): Promise<(CalendarBooking & { changedAt: Date })[]> {
  return executor.query(
    `SELECT b.id, b.number, b.sequence, b.status, b.locale, ${slotJson('b.slot_id', 'b.locale')} AS slot,
       ${notesJson} AS notes,
       COALESCE((SELECT max(e.at) FROM booking_events e
                 WHERE e.booking_id = b.id AND e.kind <> ${BookingEventKind.MAIL_SENT}), b.placed_at) AS "changedAt"
     FROM bookings b JOIN class_slots s ON s.id = b.slot_id
     WHERE b.user_id = $1::uuid AND b.confirmed_at IS NOT NULL AND s.ends_at > $2::timestamptz
     ORDER BY s.starts_at, b.id`,
    [userId, since],
    'bookings-of-calendar',
  );
}
