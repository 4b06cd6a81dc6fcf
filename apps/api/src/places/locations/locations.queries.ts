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
  /** In the reader's language, else in English. */
  name: string;
  city: string;
  latitude: number;
  longitude: number;
  address: string;
  province: ProvinceCode;
  postalCode: string;
  /** An IANA name, `America/Toronto`. */
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

/** One without a name in either language is not shown. */
const translated = `locations l ${names('$1')}`;
const isListed = `l.is_active AND ${name} IS NOT NULL`;

/**
 * A `Place` as JSON, listed or not, for a statement of another feature; NULL where there is none.
 *
 * @param id an expression of that statement, such as `o.location_id`
 * @param locale an expression of that statement, such as `$4`
 */
export const placeJson = (id: string, locale: string): string =>
  `(SELECT json_build_object('id', l.id, 'name', ${name}, 'city', l.city, 'address', l.address, 'province', l.province,
      'postalCode', l.postal_code, 'timeZone', l.time_zone, 'latitude', l.latitude, 'longitude', l.longitude, 'imageUrl', l.image_url)
    FROM locations l ${names(locale)} WHERE l.id = ${id})`;

/** Slots `s` to come, a condition for any statement. */
interface SlotsAhead {
  /** Which arenas': a SELECT of their ids. */
  arenas: string;
  /** Parameters of the statement: an instant; the first and last of their days, where NULL is every day. */
  now: string;
  days?: { from: string; to: string };
}

const isAhead = ({ arenas, now, days }: SlotsAhead): string =>
  `s.arena_id IN (${arenas}) AND s.starts_at > ${now}::timestamptz${
    days
      ? ` AND left(s.local_start, 10) BETWEEN COALESCE(${days.from}::text, '') AND COALESCE(${days.to}::text, '9999')`
      : ''
  }`;

/** What stands in slots to come, columns for any statement: how many people wait for seats, and cents paid for bookings and not refunded. */
export const standingAt = (slots: SlotsAhead): string =>
  `(SELECT count(*)::int FROM waitlist_entries w JOIN class_slots s ON s.id = w.slot_id
     WHERE ${isAhead(slots)} AND w.state = ${WaitlistState.WAITING}) AS waiting,
   (SELECT COALESCE(sum(p.amount_cents - p.refunded_cents), 0)::float8 FROM class_slots s
      JOIN bookings b ON b.slot_id = s.id AND b.status <> ${BookingStatus.CANCELLED}
      JOIN payments p ON p.subject_id = b.id AND p.status = ${PaymentStatus.PAID}
     WHERE ${isAhead(slots)}) AS "paidCents"`;

/**
 * Whether slots to come were made for another time zone. They keep it, so beside the name of this one their times would be
 * read wrong. Making a slot and changing its location or its arena wait for each other.
 *
 * @param of the location whose arenas' slots are meant, or the arena
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

/** A location that is listed now; null when there is none of that id. */
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
  /** Orders that were picked up there, or shipped with its stock to draw on; cancelled ones do not count. */
  orders: number;
}

/** Counted out of `orders_location_popularity_idx`, place by place. */
export const orderedFromStatement = `
  SELECT l.id, o.count AS orders
    FROM locations l
   CROSS JOIN LATERAL (
     SELECT count(*)::int AS count FROM orders o
      WHERE o.location_id = l.id AND o.status <> ${OrderStatus.CANCELLED} AND o.placed_at >= $1) o
   WHERE l.is_active AND o.count > 0`;

/** Active locations that something was ordered from since then. */
export function countOrdersByLocation(executor: Executor, since: Date): Promise<OrderedFrom[]> {
  return executor.query(orderedFromStatement, [since], 'locations-ordered-from');
}
