import {
  BookingEventKind,
  type BookingMode,
  BookingStatus,
  type Locale,
  PlayerState,
  SeatState,
} from '@dronesoccer/contracts';
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

/** A booking of the person, or one in which the guardian of a former child seated the person. */
export interface MyBookingRow extends BookingSummaryRow {
  /** The guardian's name as the contact, or null for the person's own booking. */
  bookedBy: string | null;
}

export interface MyBookings {
  userId: string;
  /** True for upcoming bookings, the nearest first; false for past or cancelled bookings, the latest first. */
  isUpcoming: boolean;
  now: Date;
  locale: Locale;
}

/** The bookings with a seat or a place on the team for the profile that the account took over. */
const withFormerChild = `SELECT k.booking_id, bool_or(k.stays) AS stays FROM (
    SELECT t.booking_id, t.state = ${SeatState.TAKEN} AS stays
    FROM children c JOIN booking_seats t ON t.child_id = c.id WHERE c.account_id = $1::uuid
    UNION ALL SELECT p.booking_id, p.state <> ${PlayerState.DECLINED}
    FROM children c JOIN squad_players p ON p.child_id = c.id WHERE c.account_id = $1::uuid) k GROUP BY k.booking_id`;

/** The number and the money of a guardian's booking stay with the guardian. An unpaid one is no session yet. */
const bookingsOfPerson = `SELECT a.*, s.starts_at FROM (
    SELECT b.id, b.number, b.status, b.slot_id, b.mode, b.team_name, b.total_cents, NULL AS booked_by
    FROM bookings b WHERE b.user_id = $1::uuid
    UNION ALL SELECT b.id, '', b.status, b.slot_id, b.mode, b.team_name, 0, b.name
    FROM (${withFormerChild}) k JOIN bookings b ON b.id = k.booking_id
    WHERE b.user_id <> $1::uuid AND b.confirmed_at IS NOT NULL AND (k.stays OR b.status = ${BookingStatus.CANCELLED})
  ) a JOIN class_slots s ON s.id = a.slot_id
  WHERE (a.status <> ${BookingStatus.CANCELLED} AND s.ends_at > $2::timestamptz) = $3::boolean`;

export async function bookingsOf(
  executor: Executor,
  { userId, isUpcoming, now, locale }: MyBookings,
  { limit, offset }: Slice,
): Promise<{ rows: MyBookingRow[]; total: number }> {
  const rows = await executor.query<MyBookingRow>(
    `SELECT m.id, m.number, m.status, m.mode, m.team_name AS "teamName", m.total_cents AS "totalCents", m.booked_by AS "bookedBy",
       ${slotJson('m.slot_id', '$4')} AS slot, CASE WHEN m.booked_by IS NOT NULL THEN 1 ELSE
       (SELECT count(*)::int FROM booking_seats t
        WHERE t.booking_id = m.id AND (t.state = ${SeatState.TAKEN} OR m.status = ${BookingStatus.CANCELLED})) END AS seats
     FROM (${bookingsOfPerson} ORDER BY CASE WHEN $3 THEN s.starts_at END, s.starts_at DESC, a.id LIMIT $5 OFFSET $6) m
     ORDER BY CASE WHEN $3 THEN m.starts_at END, m.starts_at DESC, m.id`,
    [userId, now, isUpcoming, locale, limit, offset],
    'bookings-of-person',
  );
  const [count] = await executor.query<{ all: number }>(
    `SELECT count(*)::int AS "all" FROM (${bookingsOfPerson}) m`,
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
