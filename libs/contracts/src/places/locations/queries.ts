import { oneOf, optional } from '../../common/body.ts';
import { limits } from '../../common/limits.ts';
import { judgedNumber, search } from '../../common/query.ts';
import { locationSorts } from './wire.ts';

export const locationQueries = {
  'locations.list': {
    /** A part of the name, city or address. */
    q: search(),
    /** The default is `city`. */
    sort: optional(oneOf(locationSorts)),
  },
  'locations.nearby': {
    /** Degrees. */
    lat: judgedNumber({ min: -90, max: 90 }),
    lng: judgedNumber({ min: -180, max: 180 }),
    /** Kilometres. */
    radius: judgedNumber({ min: 0, max: limits.nearbyRadiusMaxKm }),
  },
} as const;
