import { limits, type OverviewQuery } from '@dronesoccer/contracts';
import { AppError } from '../../platform/http/index.js';
import { dayOf, dayStart } from '../orders/index.js';

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

const msPerDay = 86_400_000;
const usualDays = 30;

const dayNumber = (day: string): number => Date.parse(`${day}T00:00:00Z`) / msPerDay;
const dayText = (number: number): string => new Date(number * msPerDay).toISOString().slice(0, 10);

/**
 * The days that were asked for. Where a day begins is reckoned here and handed to the database as instants, which knows
 * nothing of zones.
 *
 * @throws AppError REPORT_001 for no days, too many, or an end before its beginning
 */
export function reportPeriod({ days, from, to }: OverviewQuery, now: Date): ReportPeriod {
  const today = dayNumber(dayOf(now));
  const last = to === undefined ? today : dayNumber(to);
  const first = from === undefined ? last - (days ?? usualDays) + 1 : dayNumber(from);
  const count = last - first + 1;
  if (!(count >= 1 && count <= limits.reportDaysMax)) throw new AppError('REPORT_001');
  const start = dayText(first - count);
  return {
    from: dayText(first),
    to: dayText(last),
    days: count,
    previousFrom: start,
    previousTo: dayText(first - 1),
    starts: Array.from({ length: 2 * count + 1 }, (_, index) => dayStart(start, index)),
  };
}
