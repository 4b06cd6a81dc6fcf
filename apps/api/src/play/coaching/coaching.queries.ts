import {
  type ArenaClass,
  BookingStatus,
  type Locale,
  PlayerState,
  SeatState,
  SlotState,
  type SlotType,
} from '@dronesoccer/contracts';
import { msPerHour, waiversValidSince } from '@dronesoccer/domain';
import { seatHasWaiver } from '../../club/waivers/index.js';
import type { Executor, Tx } from '../../platform/database/index.js';
import { arenaJson, type ArenaSummary } from '../arenas/index.js';
import { squadPlayerHasWaiver } from '../squads/index.js';

/** The coach who reads, the language, and the present time, which decides which slots are visible. */
interface CoachView {
  coachId: string;
  locale: Locale;
  now: Date;
}

export interface CoachSessionRow {
  id: string;
  arena: ArenaSummary;
  type: SlotType;
  class: ArenaClass;
  startsAt: Date;
  endsAt: Date;
  localStart: string;
  localEnd: string;
  timeZone: string;
  total: number;
  arrived: number;
}

/** A seat of a confirmed booking. Timestamps are strings, as in JSON. */
export interface CoachedSeatRow {
  id: string;
  bookingId: string;
  name: string;
  teamName: string | null;
  contact: string;
  notes: string;
  hasWaiver: boolean;
  checkedInAt: string | null;
  noShowAt: string | null;
  timeZone: string;
  players: { id: string; name: string; notes: string; hasWaiver: boolean }[];
}

const visibleHours = { before: 7 * 24, after: 24 };

/** The hours are exact, so a clock change moves neither end of the time in which a slot is visible. */
const visibleSpan = (now: Date): [startsUntil: Date, endsFrom: Date] => [
  new Date(now.getTime() + visibleHours.before * msPerHour),
  new Date(now.getTime() - visibleHours.after * msPerHour),
];

const seatsOfSlot = `booking_seats t JOIN bookings b ON b.id = t.booking_id
  WHERE b.slot_id = s.id AND b.status = ${BookingStatus.CONFIRMED} AND t.state = ${SeatState.TAKEN}`;

/** Selects the coach's visible slots; the parameters are the coach, the language and the visible span. */
const sessionRows = (where: string): string => `
  SELECT s.id, ${arenaJson('s.arena_id', '$2')} AS arena, s.type, a.class, s.starts_at AS "startsAt",
    s.ends_at AS "endsAt", s.local_start AS "localStart", s.local_end AS "localEnd", s.time_zone AS "timeZone",
    (SELECT count(*)::int FROM ${seatsOfSlot}) AS total,
    (SELECT count(*)::int FROM ${seatsOfSlot} AND t.checked_in_at IS NOT NULL) AS arrived
  FROM slot_coaches k JOIN class_slots s ON s.id = k.slot_id JOIN arenas a ON a.id = s.arena_id
  WHERE k.user_id = $1::uuid AND s.state <> ${SlotState.CANCELLED}
    AND s.starts_at <= $3::timestamptz AND s.ends_at >= $4::timestamptz${where}`;

const paramsOf = ({ coachId, locale, now }: CoachView): unknown[] => [coachId, locale, ...visibleSpan(now)];

export function coachSessions(executor: Executor, view: CoachView): Promise<CoachSessionRow[]> {
  return executor.query(`${sessionRows('')} ORDER BY s.starts_at, s.id`, paramsOf(view), 'coach-sessions');
}

/** Returns null if the slot is not the coach's, is cancelled, or is not visible now. */
export async function coachSession(executor: Executor, id: string, view: CoachView): Promise<CoachSessionRow | null> {
  const [row] = await executor.query<CoachSessionRow>(
    sessionRows(' AND s.id = $5::uuid'),
    [...paramsOf(view), id],
    'coach-session',
  );
  return row ?? null;
}

/** Locks the coach's assignment, if there is one, until the transaction ends. */
export async function lockAssignment(tx: Tx, slotId: string, coachId: string): Promise<void> {
  await tx.query(
    'SELECT 1 AS locked FROM slot_coaches WHERE slot_id = $1::uuid AND user_id = $2::uuid FOR SHARE',
    [slotId, coachId],
    'coach-lock-assignment',
  );
}

/** Returns the booking of a seat, or null if the seat is not in the slot. */
export async function bookingOfSeat(executor: Executor, slotId: string, seatId: string): Promise<string | null> {
  const [row] = await executor.query<{ id: string }>(
    `SELECT b.id FROM booking_seats t JOIN bookings b ON b.id = t.booking_id
     WHERE t.id = $2::uuid AND b.slot_id = $1::uuid AND b.status = ${BookingStatus.CONFIRMED}`,
    [slotId, seatId],
    'coach-booking-of-seat',
  );
  return row?.id ?? null;
}

const notesAndWaiver = `COALESCE(c.notes, '') AS notes, ${seatHasWaiver('t', '$2')} AS "hasWaiver"`;
const childOfSeat = 'LEFT JOIN children c ON c.id = t.child_id OR c.account_id = t.user_id';
const playersJson = `COALESCE((SELECT json_agg(json_build_object('id', p.id, 'name', p.name,
      'notes', COALESCE(k.notes, ''), 'hasWaiver', ${squadPlayerHasWaiver('p', '$2')}) ORDER BY p.position)
    FROM squad_players p LEFT JOIN children k ON k.id = p.child_id WHERE p.booking_id = b.id AND p.state <> ${PlayerState.DECLINED}), '[]') AS players`;

/** Returns who sits in a slot, in alphabetical order; the people whom one contact booked follow each other. */
export function coachedSeats(executor: Executor, slotId: string, now: Date): Promise<CoachedSeatRow[]> {
  return executor.query(
    `SELECT t.id, b.id AS "bookingId", t.name, b.team_name AS "teamName", b.name AS contact, ${notesAndWaiver}, ${playersJson},
       t.checked_in_at AS "checkedInAt", t.no_show_at AS "noShowAt", s.time_zone AS "timeZone"
     FROM bookings b JOIN class_slots s ON s.id = b.slot_id JOIN booking_seats t ON t.booking_id = b.id ${childOfSeat}
     WHERE b.slot_id = $1::uuid AND b.status = ${BookingStatus.CONFIRMED} AND t.state = ${SeatState.TAKEN}
     ORDER BY plain_text(COALESCE(b.team_name::text, b.name)), b.id, t.position`,
    [slotId, waiversValidSince(now)],
    'coached-seats',
  );
}
