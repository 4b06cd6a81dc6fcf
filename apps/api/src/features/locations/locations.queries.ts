import { limits, type Locale, OrderStatus, type ProvinceCode } from '@dronesoccer/contracts';
import { boundingBox, type Coordinates, EARTH_RADIUS_KM } from '@dronesoccer/domain';
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

export interface NearbyPlace extends Place {
  distanceKm: number;
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

export interface Circle {
  center: Coordinates;
  radiusKm: number;
}

/** Active locations within the circle, the nearest first. */
export function listNearby(executor: Executor, locale: Locale, circle: Circle): Promise<NearbyPlace[]> {
  const { text, values, name } = nearbyStatement(locale, circle);
  return executor.query(text, values, name);
}

/** Ids of all locations within the circle, also of those that are closed by now. */
export async function locationIdsWithin(executor: Executor, circle: Circle): Promise<string[]> {
  const values: unknown[] = [];
  const { distance, isInBox, boxes } = circleSql(circle, values);
  const rows = await executor.query<{ id: string }>(
    `SELECT l.id FROM locations l WHERE (${isInBox}) AND ${distance} <= $3::float8`,
    values,
    `location-ids-within-${boxes}`,
  );
  return rows.map(({ id }) => id);
}

/**
 * What a statement that begins with these values says of a location `l`: latitude, longitude and radius of the circle are
 * its parameters $1 to $3. The box around the circle is cut out of the GiST index; the great-circle distance (haversine,
 * the same as domain's `distanceKm`) decides about what is left. A circle over the 180th meridian has two boxes.
 */
function circleSql(
  { center, radiusKm }: Circle,
  values: unknown[],
): { distance: string; isInBox: string; boxes: number } {
  const box = boundingBox(center, radiusKm);
  values.push(center.latitude, center.longitude, radiusKm, EARTH_RADIUS_KM, box.minLatitude, box.maxLatitude);
  const inBoxes = box.longitudes.map(([west, east]) => {
    const first = values.push(west, east) - 1;
    return `point(l.longitude, l.latitude) <@ box(point($${first}, $5), point($${first + 1}, $6))`;
  });
  const distance = `2 * $4::float8 * asin(least(1, sqrt(
    sin(radians(l.latitude - $1::float8) / 2) ^ 2
    + cos(radians($1::float8)) * cos(radians(l.latitude)) * sin(radians(l.longitude - $2::float8) / 2) ^ 2)))`;
  return { distance, isInBox: inBoxes.join(' OR '), boxes: inBoxes.length };
}

export function nearbyStatement(locale: Locale, circle: Circle): { text: string; values: unknown[]; name: string } {
  const values: unknown[] = [];
  const { distance, isInBox, boxes } = circleSql(circle, values);
  const language = `$${values.push(locale)}`;
  return {
    text: `SELECT ${columns}, n.distance_km AS "distanceKm"
             FROM (SELECT l.id, ${distance} AS distance_km FROM locations l WHERE l.is_active AND (${isInBox})) n
             JOIN locations l ON l.id = n.id
             ${names(language)}
            WHERE n.distance_km <= $3::float8 AND ${name} IS NOT NULL
            ORDER BY n.distance_km, n.id
            LIMIT ${limits.nearbyMax}`,
    values,
    name: `locations-nearby-${boxes}`,
  };
}
