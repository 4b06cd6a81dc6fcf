import {
  type BookingMode,
  BookingStatus,
  type Locale,
  type PackageTier,
  SeatState,
  UserStatus,
  WaitlistState,
} from '@dronesoccer/contracts';
import type { Attendance } from '@dronesoccer/domain';
import { inEveryZone, type Span } from '@dronesoccer/domain/calendar';
import { companyParams, type CompanyScope, companySql } from '../../../../platform/access/index.js';
import type { Executor, Tx } from '../../../../platform/database/index.js';
import { arenaJson, type ArenaSummary } from '../../../arenas/index.js';
import { type SlotRow, slotRowsJson } from '../../../slots/index.js';
import { squadJson, type TeamView } from '../../../squads/index.js';

/** A seat on the day sheet. Timestamps are strings, as in JSON. */
export interface DaySeatRow {
  id: string;
  name: string;
  checkedInAt: string | null;
  noShowAt: string | null;
}

export interface DayBookingRow extends TeamView {
  id: string;
  number: string;
  slotId: string;
  timeZone: string;
  status: BookingStatus;
  mode: BookingMode;
  tier: PackageTier;
  name: string;
  phone: string | null;
  checkInCode: string;
  totalCents: number;
  holdExpiresAt: Date;
  guardian: string | null;
  seats: DaySeatRow[];
}

export interface WaitingRow {
  id: string;
  slotId: string;
  name: string;
  phone: string | null;
  seats: number;
}

interface ArenaDayRow {
  arena: ArenaSummary;
  timeZone: string;
  slots: SlotRow[];
}

/** Selects bookings in a scope, whose parameters are the second and the third. */
const bookingRows = (where: string): string => `
  SELECT b.id, b.number, b.slot_id AS "slotId", s.time_zone AS "timeZone", b.status, b.mode, b.tier, b.name, b.phone,
    b.check_in_code AS "checkInCode", b.total_cents AS "totalCents", b.hold_expires_at AS "holdExpiresAt",
    b.guardian ->> 'name' AS guardian, b.team_name AS "teamName", b.team_version AS "teamVersion", ${squadJson} AS squad,
    (SELECT COALESCE(json_agg(json_build_object('id', t.id, 'name', t.name, 'checkedInAt', t.checked_in_at,
        'noShowAt', t.no_show_at) ORDER BY t.position), '[]')
     FROM booking_seats t WHERE t.booking_id = b.id AND t.state = ${SeatState.TAKEN}) AS seats
  FROM bookings b JOIN class_slots s ON s.id = b.slot_id JOIN arenas a ON a.id = s.arena_id
  JOIN locations l ON l.id = a.location_id
  WHERE ${where} AND ${companySql('l.company_id', 2)}
  ORDER BY plain_text(b.name), b.number`;

/** Returns null if the scope has no such arena. `span` returns the start and the end of the day in a time zone. */
export async function arenaDay(
  executor: Executor,
  arenaId: string,
  { span, scope, locale }: { span: (zone: string) => Span; scope: CompanyScope; locale: Locale },
): Promise<ArenaDayRow | null> {
  const [row] = await executor.query<ArenaDayRow>(
    `SELECT ${arenaJson('$1::uuid', '$3')} AS arena, l.time_zone AS "timeZone", ${slotRowsJson('$2')} AS slots
     FROM arenas a JOIN locations l ON l.id = a.location_id
     WHERE a.id = $1::uuid AND ${companySql('l.company_id', 4)}`,
    [arenaId, JSON.stringify(inEveryZone(span)), locale, ...companyParams(scope)],
    'day-sheet-arena',
  );
  return row ?? null;
}

/** Returns the uncancelled bookings of the slots, sorted by contact name. */
export function bookingsOfSlots(
  executor: Executor,
  slotIds: readonly string[],
  scope: CompanyScope,
): Promise<DayBookingRow[]> {
  return executor.query(
    bookingRows(`b.slot_id = ANY ($1::uuid[]) AND b.status <> ${BookingStatus.CANCELLED}`),
    [slotIds, ...companyParams(scope)],
    'day-sheet-bookings',
  );
}

/** Returns a booking in any state, or null if the scope has no booking with this id. */
export async function dayBooking(executor: Executor, id: string, scope: CompanyScope): Promise<DayBookingRow | null> {
  const rows = await executor.query<DayBookingRow>(
    bookingRows('b.id = $1::uuid'),
    [id, ...companyParams(scope)],
    'day-sheet-booking',
  );
  return rows[0] ?? null;
}

/** Returns the id of the booking with this check-in code, or null if the scope has none. */
export async function bookingIdOfCode(executor: Executor, code: string, scope: CompanyScope): Promise<string | null> {
  const [row] = await executor.query<{ id: string }>(
    `SELECT b.id FROM bookings b JOIN class_slots s ON s.id = b.slot_id JOIN arenas a ON a.id = s.arena_id
     JOIN locations l ON l.id = a.location_id
     WHERE b.check_in_code = $1 AND ${companySql('l.company_id', 2)}`,
    [code, ...companyParams(scope)],
    'booking-of-code',
  );
  return row?.id ?? null;
}

/** Returns the waitlist entries of the slots, in queue order. */
export function waitingForSlots(executor: Executor, slotIds: readonly string[]): Promise<WaitingRow[]> {
  return executor.query(
    `SELECT id, slot_id AS "slotId", name, phone, seats FROM waitlist_entries
     WHERE slot_id = ANY ($1::uuid[]) AND state = ${WaitlistState.WAITING} ORDER BY joined_at, id`,
    [slotIds],
    'day-sheet-waiting',
  );
}

const attendance = `CASE WHEN checked_in_at IS NOT NULL THEN 'in' WHEN no_show_at IS NOT NULL THEN 'noShow' ELSE 'taken' END`;

/**
 * Returns the ids of the seats whose attendance changed. The update itself compares the previous attendance, so that if
 * two people check in the same ticket at once, only one of them gets the seats.
 */
export async function setAttendance(
  tx: Tx,
  bookingId: string,
  { seatIds, to, at }: { seatIds: readonly string[]; to: Attendance; at: Date },
): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `UPDATE booking_seats SET checked_in_at = CASE $3 WHEN 'in' THEN $4::timestamptz END,
       no_show_at = CASE $3 WHEN 'noShow' THEN $4::timestamptz END
     WHERE booking_id = $1::uuid AND id = ANY ($2::uuid[]) AND state = ${SeatState.TAKEN} AND ${attendance} <> $3::text
     RETURNING id`,
    [bookingId, seatIds, to, at],
    'booking-attendance',
  );
  return rows.map(({ id }) => id);
}

/** Returns the account that verified this email address, or null. */
export async function accountOf(executor: Executor, email: string): Promise<string | null> {
  const [user] = await executor.query<{ id: string }>(
    `SELECT id FROM users WHERE email = $1::citext AND email_verified_at IS NOT NULL AND status = ${UserStatus.ACTIVE}`,
    [email],
    'desk-account',
  );
  return user?.id ?? null;
}
