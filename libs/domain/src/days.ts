const msPerDay = 86_400_000;

/**
 * The day so many days after a given one, before it where the number is negative. Days of a calendar are texts,
 * `YYYY-MM-DD`: they are compared and counted without any clock or zone in between.
 *
 * @throws RangeError for a text that is no day
 */
export function addDays(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) + days * msPerDay).toISOString().slice(0, 10);
}

/** How many days lie between two days; negative where the first is the later one, NaN for a text that is no day. */
export const daysBetween = (from: string, to: string): number =>
  (Date.parse(`${to}T00:00:00Z`) - Date.parse(`${from}T00:00:00Z`)) / msPerDay;
