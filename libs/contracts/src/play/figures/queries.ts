import { figureTables } from './wire.ts';
import { id, oneOf, optional } from '../../common/body.ts';
import { dayRange } from '../../common/query.ts';

const arenaFigures = {
  /** The days at the arenas, both inclusive, 366 at most. The default is the last 30 days. */
  ...dayRange,
  arenaId: optional(id()),
  locationId: optional(id()),
  companyId: optional(id()),
} as const;

export const arenaFigureQueries = {
  'arenaFigures.admin.get': arenaFigures,
  'arenaFigures.admin.export': {
    ...arenaFigures,
    table: oneOf(figureTables),
  },
} as const;
