import { id, oneOf, optional, withFallback } from '../../common/body.ts';
import { dayRange, paged } from '../../common/query.ts';
import { reportComparisons, reportNames } from './tables.ts';
import { failedJobReasons, overviewDays } from './wire.ts';

export const reportQueries = {
  /** Either `days` (up to and including today) or `from` and `to`, both inclusive; the default is 30 days. */
  'reports.admin.overview': {
    days: optional(oneOf(overviewDays)),
    /** `YYYY-MM-DD` on the organisation's calendar. */
    ...dayRange,
  },
  'reports.admin.activity': {
    days: optional(oneOf(overviewDays)),
    ...dayRange,
    /** Only the bookings and slots of this location. */
    locationId: optional(id()),
  },
  /** Days on the organisation's calendar, both included, 366 at most. The default is the last 30 days. */
  'reports.admin.table': {
    report: oneOf(reportNames),
    ...dayRange,
    compare: withFallback(oneOf(reportComparisons), 'none'),
  },
  'reports.admin.tableExport': { report: oneOf(reportNames), ...dayRange },
  'reports.failedJobs.admin.list': {
    ...paged,
    reason: optional(oneOf(failedJobReasons)),
  },
} as const;
