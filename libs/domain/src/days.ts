import type { Weekday } from '@dronesoccer/contracts';

const msPerDay = 86_400_000;

/**
 * Returns the calendar day `days` days after a given day (before it if negative). Calendar days are texts,
 * `YYYY-MM-DD`, so comparing and counting them involves no clock and no zone.
 *
 * @throws RangeError for a text that is not a day
 */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * msPerDay).toISOString().slice(0, 10);
}

/** Returns the number of days between two days; negative if the first is later, NaN for a text that is not a day. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / msPerDay;

/** A Monday, from which weekdays are counted. */
const someMonday = '2024-01-01';

/** Returns the ISO 8601 weekday: 1 is Monday, 7 is Sunday. */
export const weekdayOf = (day: string): Weekday => ((((daysBetween(someMonday, day) % 7) + 7) % 7) + 1) as Weekday;

/** Returns the Monday of a day's week. */
export const mondayOf = (day: string): string => addDays(day, 1 - weekdayOf(day));
