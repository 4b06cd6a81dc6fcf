import { type Locale, serverLimits } from '@dronesoccer/contracts';
import { type Coordinates, EARTH_RADIUS_KM } from '@dronesoccer/domain';
import type { Executor } from '../../platform/database/index.js';
import type { Place } from './locations.queries.js';

export interface Circle {
  center: Coordinates;
  radiusKm: number;
}

export interface NearbyPlace extends Place {
  distanceKm: number;
}

/** Widens the cube around a circle by less than a millimetre, so rounding never drops a point on its edge. */
const RIM = 1e-10;

/** Returns SQL for a location as a point on a unit sphere, as `locations_sphere_idx` stores it. */
const pointOf = (location: string): string => `sphere_point(${location}.latitude, ${location}.longitude)`;
/**
 * A subquery, so that the center is computed once; inlined, it would make PostgreSQL replan the statement for each
 * position.
 */
const ofCenter = '(SELECT sphere_point($1::float8, $2::float8))';

/**
 * Returns SQL for the straight-line distance through the earth between a location and the parameters $1 (latitude) and
 * $2 (longitude). It sorts like the great-circle distance and matches the order of the index.
 */
export const nearestFirst = (location: string): string => `${pointOf(location)} <-> ${ofCenter}`;

/**
 * Returns SQL for the great-circle distance in kilometres from the parameters $1 (latitude) and $2 (longitude). The
 * haversine formula is the same as in `distanceKm` of the domain package.
 */
export const kilometresTo = (location: string): string => `${2 * EARTH_RADIUS_KM} * asin(least(1, sqrt(
  sin(radians(${location}.latitude - $1::float8) / 2) ^ 2
  + (SELECT cos(radians($1::float8))) * cos(radians(${location}.latitude)) * sin(radians(${location}.longitude - $2::float8) / 2) ^ 2)))`;

/** Returns the ids of all locations within the circle, including closed ones. */
export async function locationIdsWithin(executor: Executor, { center, radiusKm }: Circle): Promise<string[]> {
  const chord = 2 * Math.sin(radiusKm / EARTH_RADIUS_KM / 2) + RIM;
  const rows = await executor.query<{ id: string }>(
    `SELECT l.id FROM locations l
      WHERE ${pointOf('l')} <@ cube_enlarge(${ofCenter}, $3::float8, 3) AND ${kilometresTo('l')} <= $4::float8`,
    [center.latitude, center.longitude, chord, radiusKm],
    'location-ids-within',
  );
  return rows.map(({ id }) => id);
}

/**
 * A table of the nearest active locations within a circle, each with its `"distanceKm"`. The parameters are $1
 * (latitude), $2 (longitude) and $3 (radius in km).
 *
 * The index returns locations in the order of their distance, so only the nearest ones are read, however many exist. (A
 * condition on the cube around the circle would end the scan sooner, but tempts PostgreSQL to collect and sort all
 * locations in a wide circle.)
 */
export const nearestLocations = `(
  SELECT * FROM (
    SELECT l.*, ${kilometresTo('l')} AS "distanceKm" FROM locations l WHERE l.is_active
     ORDER BY ${nearestFirst('l')}, l.id LIMIT ${serverLimits.nearbyMax}) l
   WHERE l."distanceKm" <= (SELECT $3::float8))`;

/** Returns the parameter values for `nearestLocations`. */
export const circleValues = ({ center, radiusKm }: Circle): unknown[] => [center.latitude, center.longitude, radiusKm];

/** Reads each name once, and only for locations within the radius. */
export function nearbyStatement(locale: Locale, circle: Circle): { text: string; values: unknown[]; name: string } {
  const named = (language: string): string =>
    `(SELECT t.name FROM location_translations t WHERE t.location_id = l.id AND t.locale = ${language})`;
  return {
    text: `SELECT l.id, n.name, l.city, l.latitude, l.longitude, l.address, l.province, l.postal_code AS "postalCode",
                  l.time_zone AS "timeZone", l.image_url AS "imageUrl", l."distanceKm"
             FROM ${nearestLocations} l
            CROSS JOIN LATERAL (SELECT COALESCE(${named('$4')}, ${named("'en'")}) AS name OFFSET 0) n
            WHERE n.name IS NOT NULL
            ORDER BY l."distanceKm", l.id`,
    values: [...circleValues(circle), locale],
    name: 'locations-nearby',
  };
}

/** Returns the active locations within the circle, the nearest first, at most `serverLimits.nearbyMax`. */
export function listNearby(executor: Executor, locale: Locale, circle: Circle): Promise<NearbyPlace[]> {
  const { text, values, name } = nearbyStatement(locale, circle);
  return executor.query(text, values, name);
}
