import { id, optional } from '../../../common/body.ts';
import { day } from '../../../common/query.ts';

export const dayQueries = {
  'bookings.day.admin.sheet': {
    arenaId: id(),
    /** `YYYY-MM-DD` in the arena's zone; the default is today. */
    day: optional(day()),
  },
} as const;
