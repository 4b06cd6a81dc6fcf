import type { LocationWire } from '@dronesoccer/contracts';
import type { LocationRow, NearbyLocationRow } from './locations.queries.js';

export function presentLocation(row: LocationRow): LocationWire {
  return {
    id: row.id,
    name: row.name,
    city: row.city,
    latitude: String(row.latitude),
    longitude: String(row.longitude),
    address: row.address,
    // Absent rather than null: the client shows its default city picture then (spec 3, Location).
    ...(row.image_url !== null && { img: row.image_url }),
    province: row.province,
    postalCode: row.postal_code,
  };
}

/** The distance to the metre; more would be noise. */
export function presentNearby(row: NearbyLocationRow): LocationWire {
  return { ...presentLocation(row), distanceKm: Math.round(row.distance_km * 1_000) / 1_000 };
}
