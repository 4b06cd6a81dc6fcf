import {
  BookingStatus,
  type FigureArenaWire,
  type FigureTable,
  SeatState,
  SlotState,
  type Weekday,
} from '@dronesoccer/contracts';
import { secondsPerDay, msPerDay } from '@dronesoccer/domain';
import { isReceived } from '../../../money/payments/index.js';
import { type Bind, bindTo } from '../../../platform/database/index.js';
import { clocks, clocksParam, offsetSql } from '../../slots/index.js';
import { countedSlots, type FiguresFilter, type Statement } from './figures-filter.js';

interface OfArena {
  arena: FigureArenaWire;
}

interface SeatsRow {
  slots: number;
  offered: number;
  taken: number;
}

/** The rows of each table. Amounts are in cents. */
export interface FigureRows {
  utilisation: OfArena & SeatsRow;
  hours: SeatsRow & { weekday: Weekday; hour: number };
  revenue: OfArena & { bookings: number; paid: number; refunded: number; kept: number; tax: number };
  attendance: OfArena & { came: number; absent: number; unmarked: number };
  /** `bucket` is an index into `leadTimeBuckets`; null is the total. */
  leadTime: { bucket: number | null; bookings: number; medianHours: number | null };
}

/** Returns the counted rows by arena, sorted by place and name. Names are joined only after counting. */
const byArena = (counted: string, { locale }: FiguresFilter, bind: Bind): string => {
  const inLanguage = bind(locale);
  return `SELECT jsonb_build_object('id', n.arena_id, 'name', n.name, 'place', n.place) AS arena, n.*
    FROM (SELECT f.*, COALESCE(t.name, e.name, '') AS name, COALESCE(lt.name, le.name, '') AS place
          FROM (${counted}) f
          JOIN arenas a ON a.id = f.arena_id
          LEFT JOIN arena_translations t ON t.arena_id = a.id AND t.locale = ${inLanguage}
          LEFT JOIN arena_translations e ON e.arena_id = a.id AND e.locale = 'en'
          LEFT JOIN location_translations lt ON lt.location_id = a.location_id AND lt.locale = ${inLanguage}
          LEFT JOIN location_translations le ON le.location_id = a.location_id AND le.locale = 'en') n
    ORDER BY plain_text(n.place), plain_text(n.name), n.arena_id`;
};

/** A cancelled slot offers no seats, and a closed one only those already taken. */
const seats = `count(*)::int AS slots, sum(s.taken)::int AS taken,
  sum(CASE s.state WHEN ${SlotState.OPEN} THEN s.capacity ELSE s.taken END)::int AS offered`;
const offers = `AND s.state <> ${SlotState.CANCELLED}`;

const utilisation = (filter: FiguresFilter, bind: Bind): string =>
  byArena(`SELECT s.arena_id, ${seats} FROM ${countedSlots(filter, bind)} ${offers} GROUP BY s.arena_id`, filter, bind);

const hours = (filter: FiguresFilter, bind: Bind): string =>
  `SELECT extract(isodow FROM left(s.local_start, 10)::date)::int AS weekday,
     substr(s.local_start, 12, 2)::int AS hour, ${seats}
   FROM ${countedSlots(filter, bind)} ${offers} GROUP BY 1, 2 ORDER BY 1, 2`;

/**
 * The tax on seats that are still booked, plus the tax on the amount kept for cancelled seats: all of their tax if
 * everything was kept, or else a proportional share.
 */
const tax = `(t.taken_tax + COALESCE(round(b.forfeit_cents::numeric * t.given_tax / NULLIF(t.given, 0)), 0))`;

const revenue = (filter: FiguresFilter, bind: Bind): string =>
  byArena(
    `SELECT s.arena_id, (count(*) FILTER (WHERE m.paid > 0))::int AS bookings, sum(m.paid)::bigint AS paid,
       sum(m.refunded)::bigint AS refunded, sum(b.forfeit_cents)::bigint AS kept,
       sum(CASE b.status WHEN ${BookingStatus.PENDING} THEN 0 ELSE ${tax} END)::bigint AS tax
     FROM (SELECT s.id, s.arena_id FROM ${countedSlots(filter, bind)}) s
     JOIN bookings b ON b.slot_id = s.id
     CROSS JOIN LATERAL (
       SELECT COALESCE(sum(p.amount_cents), 0) AS paid, COALESCE(sum(p.refunded_cents), 0) AS refunded
       FROM payments p WHERE p.subject_id = b.id AND ${isReceived}) m
     CROSS JOIN LATERAL (
       SELECT COALESCE(sum(t.tax_cents) FILTER (WHERE t.state = ${SeatState.TAKEN}), 0) AS taken_tax,
         COALESCE(sum(t.tax_cents) FILTER (WHERE t.state = ${SeatState.CANCELLED}), 0) AS given_tax,
         COALESCE(sum(t.price_cents + t.tax_cents) FILTER (WHERE t.state = ${SeatState.CANCELLED}), 0) AS given
       FROM booking_seats t WHERE t.booking_id = b.id) t
     GROUP BY s.arena_id`,
    filter,
    bind,
  );

const joinConfirmedBookings = `JOIN bookings b ON b.slot_id = s.id AND b.status = ${BookingStatus.CONFIRMED}`;

const attendance = (filter: FiguresFilter, bind: Bind): string => {
  const isUnmarked = 't.checked_in_at IS NULL AND t.no_show_at IS NULL';
  return byArena(
    `SELECT s.arena_id, count(t.checked_in_at)::int AS came, count(t.no_show_at)::int AS absent,
       (count(*) FILTER (WHERE ${isUnmarked}))::int AS unmarked
     FROM (SELECT s.id, s.arena_id FROM ${countedSlots(filter, bind)} AND s.ends_at <= ${bind(filter.now)}::timestamptz) s
     ${joinConfirmedBookings}
     JOIN booking_seats t ON t.booking_id = b.id AND t.state = ${SeatState.TAKEN}
     GROUP BY s.arena_id`,
    filter,
    bind,
  );
};

/** The number of days, by the arena's calendar, from when the booking was placed to the slot. */
const daysAhead = `(left(s.local_start, 10)::date - date '1970-01-01')
  - floor((extract(epoch FROM b.placed_at) + 60 * ${offsetSql('b.placed_at')}) / ${secondsPerDay})::int`;

const leadTime = (filter: FiguresFilter, bind: Bind): string => {
  const placedSince = new Date(Date.parse(`${filter.from}T00:00Z`) - 400 * msPerDay);
  const until = new Date(Date.parse(`${filter.to}T00:00Z`) + 2 * msPerDay);
  return `SELECT width_bucket(l.days, ARRAY[1, 3, 7, 14]) AS bucket, count(*)::int AS bookings,
     percentile_cont(0.5) WITHIN GROUP (ORDER BY l.hours) AS "medianHours"
   FROM (SELECT GREATEST(0, ${daysAhead}) AS days,
           GREATEST(0, extract(epoch FROM s.starts_at - b.placed_at) / 3600) AS hours
         FROM (SELECT s.* FROM ${countedSlots(filter, bind)}) s
         ${joinConfirmedBookings}
         JOIN ${clocks(bind(clocksParam(placedSince, until)))} c ON c.zone = s.time_zone) l
   GROUP BY GROUPING SETS ((1), ()) ORDER BY 1 NULLS LAST`;
};

const texts = { utilisation, hours, revenue, attendance, leadTime } satisfies Record<
  FigureTable,
  (filter: FiguresFilter, bind: Bind) => string
>;

/** Returns the statement that computes a table. */
export function figuresStatement(table: FigureTable, filter: FiguresFilter): Statement {
  const params: unknown[] = [];
  return { text: texts[table](filter, bindTo(params)), params };
}
