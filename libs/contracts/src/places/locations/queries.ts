import { oneOf, optional } from '../../common/body.ts';
import { nearby, search } from '../../common/query.ts';
import { locationSorts } from './wire.ts';

export const locationQueries = {
  'locations.list': {
    /** A part of the name, city or address. */
    q: search(),
    /** The default is `city`. */
    sort: optional(oneOf(locationSorts)),
  },
  'locations.nearby': nearby,
} as const;
