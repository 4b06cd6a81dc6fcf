import { msPerDay } from '@dronesoccer/domain';

/** Returns a time after (or, if negative, before) another one. */
export const later = (time: Date, ms: number): Date => new Date(time.getTime() + ms);

/** Returns the time some days after another one, or undefined if no number of days is given. */
export const daysLater = (time: Date, days: number | undefined): Date | undefined =>
  days === undefined ? undefined : later(time, days * msPerDay);
