import { boolean, id, oneOf, optional } from '../../common/body.ts';
import { ArenaClass, valuesOf } from '../../common/enums.ts';
import { limits } from '../../common/limits.ts';
import { judgedDay, judgedNumber, paged } from '../../common/query.ts';

export const arenaQueries = {
  'arenas.list': {
    ...paged,
    locationId: optional(id()),
    class: optional(oneOf(valuesOf(ArenaClass))),
    /** Degrees; both or neither. With them the nearest come first, with their distance; without, they are sorted by city. */
    lat: optional(judgedNumber({ min: -90, max: 90 })),
    lng: optional(judgedNumber({ min: -180, max: 180 })),
    /** Only arenas with a free seat on this day of their own, `YYYY-MM-DD`. */
    day: optional(judgedDay()),
    /** Only arenas with a free seat from now until the end of their Sunday. */
    freeThisWeek: optional(boolean()),
  },
  'arenas.nearby': {
    /** Degrees. */
    lat: judgedNumber({ min: -90, max: 90 }),
    lng: judgedNumber({ min: -180, max: 180 }),
    /** Kilometres. */
    radius: judgedNumber({ min: 0, max: limits.nearbyRadiusMaxKm }),
  },
} as const;
