import type { LocationWire } from './wire.ts';

/** Returns the URL of a map with directions to the place. On a phone, the link opens the map application. */
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
