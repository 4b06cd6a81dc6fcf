import type { LocationWire } from './wire.ts';

/** A map of the place with the way there; on a phone it opens in the map application. */
export function mapUrl({
  name,
  address,
  city,
  province,
  postalCode,
}: Pick<LocationWire, 'name' | 'address' | 'city' | 'province' | 'postalCode'>): string {
  const query = `${name}, ${address}, ${city} ${province} ${postalCode}`;
  return `https://www.google.com/maps/search/?api=1&query=${encodeURIComponent(query)}`;
}
