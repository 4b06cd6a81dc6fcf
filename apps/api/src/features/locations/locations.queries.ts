import { limits, type Locale, type ProvinceCode } from '@dronesoccer/contracts';
import { boundingBox, type Coordinates, EARTH_RADIUS_KM } from '@dronesoccer/domain';
import type { Executor } from '../../platform/database/index.js';

export interface LocationRow {
  id: string;
  name: string;
  city: string;
  latitude: number;
  longitude: number;
  address: string;
  province: ProvinceCode;
  postal_code: string;
  image_url: string | null;
}

export interface NearbyLocationRow extends LocationRow {
  distance_km: number;
}

const columns = 'l.id, t.name, l.city, l.latitude, l.longitude, l.address, l.province, l.postal_code, l.image_url';
const translated = 'locations l JOIN location_translations t ON t.location_id = l.id AND t.locale = $1';

export function listLocations(executor: Executor, locale: Locale, search: string): Promise<LocationRow[]> {
  const order = `ORDER BY plain_text(l.city), l.id LIMIT ${limits.locationsMax}`;
  if (search === '') {
    return executor.query(
      `SELECT ${columns} FROM ${translated} WHERE l.is_active ${order}`,
      [locale],
      'locations-list',
    );
  }
  return executor.query(
    `SELECT ${columns} FROM ${translated}
      WHERE l.is_active AND position(plain_text($2) IN plain_text(concat_ws(' ', t.name, l.city, l.address))) > 0
      ${order}`,
    [locale, search],
    'locations-search',
  );
}

export async function findLocation(executor: Executor, locale: Locale, id: string): Promise<LocationRow | null> {
  const [row] = await executor.query<LocationRow>(
    `SELECT ${columns} FROM ${translated} WHERE l.id = $2 AND l.is_active`,
    [locale, id],
    'location-by-id',
  );
  return row ?? null;
}

export interface Circle {
  center: Coordinates;
  radiusKm: number;
}

/** Active locations within the circle, the nearest first. */
export function listNearby(executor: Executor, locale: Locale, circle: Circle): Promise<NearbyLocationRow[]> {
  const { text, values, name } = nearbyStatement(locale, circle);
  return executor.query(text, values, name);
}

/**
 * The box around the circle is cut out of the GiST index; the great-circle distance (haversine, the same as domain's
 * `distanceKm`) decides about what is left. A circle over the 180th meridian has two boxes.
 */
export function nearbyStatement(
  locale: Locale,
  { center, radiusKm }: Circle,
): { text: string; values: unknown[]; name: string } {
  const box = boundingBox(center, radiusKm);
  const values: unknown[] = [
    locale,
    center.latitude,
    center.longitude,
    radiusKm,
    EARTH_RADIUS_KM,
    box.minLatitude,
    box.maxLatitude,
  ];
  const inBoxes = box.longitudes.map(([west, east]) => {
    const first = values.push(west, east) - 1;
    return `point(l.longitude, l.latitude) <@ box(point($${first}, $6), point($${first + 1}, $7))`;
  });
  return {
    text: `SELECT ${columns}, n.distance_km
             FROM (SELECT l.id, 2 * $5::float8 * asin(least(1, sqrt(
                            sin(radians(l.latitude - $2::float8) / 2) ^ 2
                            + cos(radians($2::float8)) * cos(radians(l.latitude))
                              * sin(radians(l.longitude - $3::float8) / 2) ^ 2))) AS distance_km
                     FROM locations l
                    WHERE l.is_active AND (${inBoxes.join(' OR ')})) n
             JOIN locations l ON l.id = n.id
             JOIN location_translations t ON t.location_id = l.id AND t.locale = $1
            WHERE n.distance_km <= $4::float8
            ORDER BY n.distance_km, n.id
            LIMIT ${limits.nearbyMax}`,
    values,
    name: `locations-nearby-${inBoxes.length}`,
  };
}
