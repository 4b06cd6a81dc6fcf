import { limits } from '@dronesoccer/contracts';
import { currentLocale } from '@/lib/i18n/i18n';
import { callQuery } from '@/lib/query/call-query';
import type { Coordinates } from '../model/places';

/** Loads every active location, popular ones first. Runs only while the chooser is open (spec 7, Locations). */
export const locationsQuery = () => callQuery('locations.list', { query: { sort: 'popular' } });

/** Loads the signed-in user's addresses. */
export const addressesQuery = () => callQuery('me.addresses.list');

export const nearbyQuery = ({ latitude, longitude }: Coordinates) =>
  callQuery('locations.nearby', { query: { lat: latitude, lng: longitude, radius: limits.nearbyRadiusKm } });

/** Loads the city at a position. Fails if there is no city nearby. */
export const reverseQuery = ({ latitude, longitude }: Coordinates) =>
  callQuery('geo.reverse', { query: { latitude, longitude, localityLanguage: currentLocale() } });
