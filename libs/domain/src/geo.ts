import { limits } from '@dronesoccer/contracts';

/** Degrees: latitude from -90 to 90, longitude from -180 to 180. */
export interface Coordinates {
  readonly latitude: number;
  readonly longitude: number;
}

/** The mean radius of the earth in kilometres (IUGG, R1). */
export const EARTH_RADIUS_KM = 6371.0088;

const radians = (degrees: number): number => (degrees * Math.PI) / 180;

/** Returns the great-circle distance in kilometres (haversine, accurate from metres to antipodes). */
export function distanceKm(a: Coordinates, b: Coordinates): number {
  const latitudes = Math.sin(radians(b.latitude - a.latitude) / 2) ** 2;
  const longitudes = Math.sin(radians(b.longitude - a.longitude) / 2) ** 2;
  const h = latitudes + Math.cos(radians(a.latitude)) * Math.cos(radians(b.latitude)) * longitudes;
  return 2 * EARTH_RADIUS_KM * Math.asin(Math.sqrt(Math.min(1, h)));
}

/** Matches a plain decimal. `Number` alone would also accept '', '0x1f' and '1e3'. */
const decimal = /^[+-]?\d{1,4}(?:\.\d{1,20})?$/;

function parseDecimal(value: unknown): number | null {
  if (typeof value === 'number') return Number.isFinite(value) ? value : null;
  return typeof value === 'string' && decimal.test(value) ? Number(value) : null;
}

/**
 * Parses coordinates in degrees from a query or form. Returns null if either is missing, not a number or out of range.
 * Never clamps.
 */
export function parseCoordinates(latitude: unknown, longitude: unknown): Coordinates | null {
  const lat = parseDecimal(latitude);
  const lng = parseDecimal(longitude);
  if (lat === null || lng === null || Math.abs(lat) > 90 || Math.abs(lng) > 180) return null;
  return { latitude: lat, longitude: lng };
}

/** Parses a radius in kilometres, above 0 and at most 1,000. Returns null for anything else. Never clamps. */
export function parseRadius(value: unknown): number | null {
  const radius = parseDecimal(value);
  return radius !== null && radius > 0 && radius <= limits.nearbyRadiusMaxKm ? radius : null;
}
