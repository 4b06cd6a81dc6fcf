import {
  type Locale,
  OrderStatus,
  type ProvinceCode,
  provinceCodes,
  provinces,
  staffLimits,
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
const translatedLocations = `locations l ${names('$1')}`;
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

/** The names of a province in both languages, for a search. `code` is an expression of the statement. */
export const provinceNames = (code: string): string =>
  `CASE ${code} ${provinceCodes
    .map((each) => `WHEN '${each}' THEN '${each} ${provinces[each].en} ${provinces[each].fr}'`)
    .join(' ')} END`;

/** The text in which a search finds the location `l` of the statement, with its names in both languages. */
export const searchedPlace = `concat_ws(' ', l.city, l.address, ${provinceNames('l.province')},
  (SELECT string_agg(n.name, ' ') FROM location_translations n WHERE n.location_id = l.id))`;

export function listLocations(executor: Executor, locale: Locale, search: string): Promise<Place[]> {
  const order = `ORDER BY plain_text(l.city), l.id LIMIT ${staffLimits.locationsMax}`;
  if (search === '') {
    return executor.query(
      `SELECT ${columns} FROM ${translatedLocations} WHERE ${isListed} ${order}`,
      [locale],
      'locations-list',
    );
  }
  return executor.query(
    `SELECT ${columns} FROM ${translatedLocations}
      WHERE ${isListed} AND position(plain_text($2) IN plain_text(concat_ws(' ', ${name}, l.city, l.address))) > 0
      ${order}`,
    [locale, search],
    'locations-search',
  );
}

/** Returns a listed location, or null if no listed location has that id. */
export async function listedLocation(executor: Executor, id: string, locale: Locale): Promise<Place | null> {
  const [row] = await executor.query<Place>(
    `SELECT ${columns} FROM ${translatedLocations} WHERE l.id = $2 AND ${isListed}`,
    [locale, id],
    'location-by-id',
  );
  return row ?? null;
}

interface OrderedFrom {
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
