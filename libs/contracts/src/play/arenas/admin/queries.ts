import { boolean, id, oneOf, optional } from '../../../common/body.ts';
import { ArenaClass, valuesOf } from '../../../common/enums.ts';
import { dayRange, paged, search } from '../../../common/query.ts';

export const arenaAdminQueries = {
  'arenas.admin.list': {
    ...paged,
    /** A part of a name in either language, or of the location's city or name. */
    search: search(),
    locationId: optional(id()),
    companyId: optional(id()),
    class: optional(oneOf(valuesOf(ArenaClass))),
    active: optional(boolean()),
  },
  /** The days at the arena, both inclusive; the default is all upcoming days. */
  'arenas.admin.impact': {
    ...dayRange,
  },
} as const;
