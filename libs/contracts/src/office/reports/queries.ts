import { oneOf, optional } from '../../common/body.ts';
import { dayRange, paged } from '../../common/query.ts';
import { failedJobReasons, overviewDays } from './wire.ts';

export const reportQueries = {
  /** Either `days` (up to and including today) or `from` and `to`, both inclusive; the default is 30 days. */
  'reports.admin.overview': {
    days: optional(oneOf(overviewDays)),
    /** `YYYY-MM-DD` on the organisation's calendar. */
    ...dayRange,
  },
  'reports.failedJobs.admin.list': {
    ...paged,
    reason: optional(oneOf(failedJobReasons)),
  },
} as const;
