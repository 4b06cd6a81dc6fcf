import { optional, text } from '../../common/body.ts';
import { serverLimits } from '../../common/limits.ts';
import { judgedNumber, search } from '../../common/query.ts';

export const geoQueries = {
  'geo.cities': {
    /** At least two characters of a name or postal code. */
    q: search(),
  },
  'geo.reverse': {
    /** In degrees. */
    latitude: judgedNumber({ min: -90, max: 90 }),
    longitude: judgedNumber({ min: -180, max: 180 }),
    /** The language of the names: French for `fr`, otherwise English. */
    localityLanguage: optional(text({ min: 0, max: serverLimits.languageTagMax })),
  },
} as const;
