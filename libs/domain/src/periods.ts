import type { ReportComparison } from '@dronesoccer/contracts';
import { addDays, daysBetween } from './days.ts';

/** Two calendar days, `YYYY-MM-DD`, both included. */
export interface DayPeriod {
  readonly from: string;
  readonly to: string;
}

const firstOfMonth = (day: string, months: number): string => {
  const [year = 0, month = 1] = day.split('-').map(Number);
  return new Date(Date.UTC(year, month - 1 + months, 1)).toISOString().slice(0, 10);
};

const monthsBetween = (from: string, to: string): number =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 + Number(to.slice(5, 7)) - Number(from.slice(5, 7));

/** Returns the number of whole calendar months that the period consists of, or 0 if it cuts a month. */
const wholeMonths = ({ from, to }: DayPeriod): number =>
  from.endsWith('-01') && addDays(to, 1).endsWith('-01') ? monthsBetween(from, addDays(to, 1)) : 0;

/** Returns the same day of the year before; 29 February becomes 28 February. */
function yearEarlier(day: string): string {
  const earlier = `${String(Number(day.slice(0, 4)) - 1).padStart(4, '0')}${day.slice(4)}`;
  return day.endsWith('-02-29') ? earlier.replace('-29', '-28') : earlier;
}

/**
 * Returns the period to compare with, or null. Whole months are compared with as many whole months, so that a quarter
 * is compared with a quarter; any other period is compared with as many days.
 */
export function comparedPeriod(period: DayPeriod, comparison: ReportComparison): DayPeriod | null {
  const { from, to } = period;
  if (comparison === 'none') return null;
  const months = wholeMonths(period);
  if (comparison === 'year') {
    const end = months > 0 ? addDays(firstOfMonth(addDays(to, 1), -12), -1) : yearEarlier(to);
    return { from: yearEarlier(from), to: end };
  }
  const before = addDays(from, -1);
  return { from: months > 0 ? firstOfMonth(from, -months) : addDays(from, -(daysBetween(from, to) + 1)), to: before };
}

/** A calendar quarter. */
export interface Quarter extends DayPeriod {
  readonly year: number;
  /** 1 to 4 */
  readonly quarter: number;
}

/** Returns the quarter of a day, or the one `offset` quarters later. */
export function quarterOf(day: string, offset = 0): Quarter {
  const from = firstOfMonth(day, offset * 3 - ((Number(day.slice(5, 7)) - 1) % 3));
  const quarter = (Number(from.slice(5, 7)) + 2) / 3;
  return { year: Number(from.slice(0, 4)), quarter, from, to: addDays(firstOfMonth(from, 3), -1) };
}

/** Returns the first days of the months that overlap the period, the period's own first day coming first. */
export const monthStarts = ({ from, to }: DayPeriod): string[] => [
  from,
  ...Array.from({ length: monthsBetween(from, to) }, (_, index) => firstOfMonth(from, index + 1)),
];
