import { boolean, id, oneOf, optional } from '../../common/body.ts';
import { ArenaClass, valuesOf } from '../../common/enums.ts';
import { judgedDay, judgedNumber, nearby, paged } from '../../common/query.ts';

export const arenaQueries = {
  'arenas.list': {
    ...paged,
    locationId: optional(id()),
    class: optional(oneOf(valuesOf(ArenaClass))),
    /**
     * Degrees, both or neither. With a position, the nearest arenas come first, with their distance; without, arenas
     * are sorted by city.
     */
    lat: optional(judgedNumber({ min: -90, max: 90 })),
    lng: optional(judgedNumber({ min: -180, max: 180 })),
    /** Only arenas with a free seat on this day, `YYYY-MM-DD` in the arena's zone. */
    day: optional(judgedDay()),
    /** Only arenas with a free seat from now until the end of Sunday in the arena's zone. */
    freeThisWeek: optional(boolean()),
  },
  'arenas.nearby': nearby,
} as const;
