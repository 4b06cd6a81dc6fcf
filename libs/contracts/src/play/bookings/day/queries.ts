import { id, optional } from '../../../common/body.ts';
import { day } from '../../../common/query.ts';

export const dayQueries = {
  'bookings.day.admin.sheet': {
    arenaId: id(),
    /** `YYYY-MM-DD` at the arena; its today when absent. */
    day: optional(day()),
  },
} as const;
