import { limits, type ReceivedQuery } from '@dronesoccer/contracts';
import { addDays, daysBetween } from '@dronesoccer/domain';
import { organisationDay, organisationDayStart } from '@dronesoccer/domain/calendar';
import { AppError } from '../../../../platform/errors/index.js';

/** A run of days on the organisation's calendar, and the run of equal length before it. */
export interface ReportPeriod {
  /** First and last day, `YYYY-MM-DD`, both inclusive. */
  from: string;
  to: string;
  days: number;
  previousFrom: string;
  previousTo: string;
  /** Where each day of both runs begins, the earliest first, and at last where the period ends: 2 × days + 1 instants. */
  starts: Date[];
}

const usualDays = 30;

/**
 * The days that were asked for. Where a day begins is computed here and handed to the database as instants, which knows
 * nothing of zones.
 *
 * @throws AppError REPORT_001 for no days, too many, or an end before its beginning
 */
export function reportPeriod({ days, from, to }: ReceivedQuery<'reports.admin.overview'>, now: Date): ReportPeriod {
  const last = to ?? organisationDay(now);
  const first = from ?? addDays(last, 1 - (days ?? usualDays));
  const count = daysBetween(first, last) + 1;
  if (!(count >= 1 && count <= limits.reportDaysMax)) throw new AppError('REPORT_001');
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
