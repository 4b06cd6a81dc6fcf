import { organisationZone } from '@dronesoccer/contracts';

/** Days of a calendar as texts, `YYYY-MM-DD`: they are compared and counted without any clock or zone in between. */

const msPerDay = 86_400_000;

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: organisationZone, dateStyle: 'short' });

/** Today on the organisation's calendar, which the lists of the dashboard are filtered by. */
export const todayText = (now = new Date()): string => dayFormat.format(now);

/** Today where a zone's clock is. */
export const todayIn = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);

/** The day so many days earlier. */
export function dayBefore(day: string, days: number): string {
  return new Date(Date.parse(`${day}T00:00:00Z`) - days * msPerDay).toISOString().slice(0, 10);
}
