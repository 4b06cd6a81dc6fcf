import { limits } from '@dronesoccer/contracts';
import { currentLocale } from '@/lib/i18n/i18n';
import { callQuery } from '@/lib/query/call-query';
import type { Coordinates } from '../model/places';

/** Every active location, the popular ones first; asked for only while the chooser is open (spec 7, Locations). */
export const locationsQuery = () => callQuery('locations.list', { query: { sort: 'popular' } });

/** The signed-in person's addresses. */
export const addressesQuery = () => callQuery('me.addresses.list');

export const nearbyQuery = ({ latitude, longitude }: Coordinates) =>
  callQuery('locations.nearby', { query: { lat: latitude, lng: longitude, radius: limits.nearbyRadiusKm } });

/** In which city a position is; refused where no city is near. */
export const reverseQuery = ({ latitude, longitude }: Coordinates) =>
  callQuery('geo.reverse', { query: { latitude, longitude, localityLanguage: currentLocale() } });
