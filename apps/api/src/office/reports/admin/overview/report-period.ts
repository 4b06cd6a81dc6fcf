import { type ReceivedQuery, staffLimits } from '@dronesoccer/contracts';
import { addDays, daysBetween } from '@dronesoccer/domain';
import { organisationDay, organisationDayStart } from '@dronesoccer/domain/calendar';
import { AppError } from '../../../../platform/errors/index.js';

/** A range of days on the organisation's calendar, and the range of equal length before it. */
export interface ReportPeriod {
  /** The first and last day, `YYYY-MM-DD`, both inclusive. */
  from: string;
  to: string;
  days: number;
  previousFrom: string;
  previousTo: string;
  /**
   * The instants at which the days of both ranges begin, earliest first, followed by the end of the period: 2 × days +
   * 1 instants.
   */
  starts: Date[];
}

const usualDays = 30;

/**
 * Returns the requested period. The start of each day is computed here and passed to the database as an instant,
 * because the database knows nothing about time zones.
 *
 * @throws AppError REPORT_001 if the range has no days or too many, or ends before it begins
 */
export function reportPeriod({ days, from, to }: ReceivedQuery<'reports.admin.overview'>, now: Date): ReportPeriod {
  const last = to ?? organisationDay(now);
  const first = from ?? addDays(last, 1 - (days ?? usualDays));
  const count = daysBetween(first, last) + 1;
  if (!(count >= 1 && count <= staffLimits.reportDaysMax)) throw new AppError('REPORT_001');
  const start = addDays(first, -count);
  return {
    from: first,
    to: last,
    days: count,
    previousFrom: start,
    previousTo: addDays(first, -1),
    starts: Array.from({ length: 2 * count + 1 }, (_, index) => organisationDayStart(start, index)),
  };
}
