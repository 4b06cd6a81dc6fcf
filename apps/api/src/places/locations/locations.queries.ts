import {
  BookingStatus,
  limits,
  type Locale,
  OrderStatus,
  PaymentStatus,
  type ProvinceCode,
  SlotState,
  WaitlistState,
} from '@dronesoccer/contracts';
import type { Executor } from '../../platform/database/index.js';

/** A location as every part of the product shows it. */
export interface Place {
  id: string;
  /** The name in the reader's language, else in English. */
  name: string;
  city: string;
  latitude: number;
  longitude: number;
  address: string;
  province: ProvinceCode;
  postalCode: string;
  /** An IANA name such as `America/Toronto`. */
  timeZone: string;
  imageUrl: string | null;
}

const name = 'COALESCE(t.name, e.name)';
const columns = `l.id, ${name} AS name, l.city, l.latitude, l.longitude, l.address, l.province,
  l.postal_code AS "postalCode", l.time_zone AS "timeZone", l.image_url AS "imageUrl"`;

/** @param locale a parameter of the statement */
const names = (locale: string): string =>
  `LEFT JOIN location_translations t ON t.location_id = l.id AND t.locale = ${locale}
   LEFT JOIN location_translations e ON e.location_id = l.id AND e.locale = 'en'`;

/** A location without a name in either language is not shown. */
const translated = `locations l ${names('$1')}`;
const isListed = `l.is_active AND ${name} IS NOT NULL`;

/**
 * Returns SQL for a `Place` as JSON, listed or not, for a statement of another feature; NULL if there is no such
 * location.
 *
 * @param id an expression of that statement, such as `o.location_id`
 * @param locale an expression of that statement, such as `$4`
 */
export const placeJson = (id: string, locale: string): string =>
  `(SELECT json_build_object('id', l.id, 'name', ${name}, 'city', l.city, 'address', l.address, 'province', l.province,
      'postalCode', l.postal_code, 'timeZone', l.time_zone, 'latitude', l.latitude, 'longitude', l.longitude, 'imageUrl', l.image_url)
    FROM locations l ${names(locale)} WHERE l.id = ${id})`;

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
export const standingAt = (slots: SlotsAhead): string =>
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
export async function hasTimesElsewhere(
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

export function listLocations(executor: Executor, locale: Locale, search: string): Promise<Place[]> {
  const order = `ORDER BY plain_text(l.city), l.id LIMIT ${limits.locationsMax}`;
  if (search === '') {
    return executor.query(
      `SELECT ${columns} FROM ${translated} WHERE ${isListed} ${order}`,
      [locale],
      'locations-list',
    );
  }
  return executor.query(
    `SELECT ${columns} FROM ${translated}
      WHERE ${isListed} AND position(plain_text($2) IN plain_text(concat_ws(' ', ${name}, l.city, l.address))) > 0
      ${order}`,
    [locale, search],
    'locations-search',
  );
}

/** Returns a listed location, or null if no listed location has that id. */
export async function listedLocation(executor: Executor, id: string, locale: Locale): Promise<Place | null> {
  const [row] = await executor.query<Place>(
    `SELECT ${columns} FROM ${translated} WHERE l.id = $2 AND ${isListed}`,
    [locale, id],
    'location-by-id',
  );
  return row ?? null;
}

export interface OrderedFrom {
  id: string;
  /** Orders that were picked up there or shipped from its stock; cancelled orders do not count. */
  orders: number;
}

/** Counts orders with `orders_location_popularity_idx`, location by location. */
export const orderedFromStatement = `
  SELECT l.id, o.count AS orders
    FROM locations l
   CROSS JOIN LATERAL (
     SELECT count(*)::int AS count FROM orders o
      WHERE o.location_id = l.id AND o.status <> ${OrderStatus.CANCELLED} AND o.placed_at >= $1) o
   WHERE l.is_active AND o.count > 0`;

/** Returns the active locations with orders since the given time. */
export function countOrdersByLocation(executor: Executor, since: Date): Promise<OrderedFrom[]> {
  return executor.query(orderedFromStatement, [since], 'locations-ordered-from');
}
