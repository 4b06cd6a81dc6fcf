import { organisationZone } from '@dronesoccer/contracts';

/** Calendar days are `YYYY-MM-DD` texts, so they can be compared and counted without a clock or time zone. */

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: organisationZone, dateStyle: 'short' });

/** Returns today's date on the organisation's calendar, which the dashboard's lists filter by. */
export const todayText = (now = new Date()): string => dayFormat.format(now);

/** Returns today's date in a time zone. */
export const todayIn = (timeZone: string, now = new Date()): string =>
  new Intl.DateTimeFormat('en-CA', { timeZone, dateStyle: 'short' }).format(now);
