import type { LocationWire } from '@dronesoccer/contracts';
import type { Place } from './locations.queries.js';
import type { NearbyPlace } from './nearby.queries.js';

export function presentLocation(row: Place): LocationWire {
  return {
    id: row.id,
    name: row.name,
    city: row.city,
    latitude: String(row.latitude),
    longitude: String(row.longitude),
    address: row.address,
    // Absent rather than null: the client then shows its default city picture (spec 3, Location).
    ...(row.imageUrl !== null && { img: row.imageUrl }),
    province: row.province,
    postalCode: row.postalCode,
  };
}

/** Rounds the distance to the metre; more digits would be noise. */
export function presentNearby(row: NearbyPlace): LocationWire {
  return { ...presentLocation(row), distanceKm: Math.round(row.distanceKm * 1_000) / 1_000 };
}
