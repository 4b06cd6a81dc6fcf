import { organisationZone } from '@dronesoccer/contracts';

const format = new Intl.DateTimeFormat('en-CA', {
  timeZone: organisationZone,
  hourCycle: 'h23',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
});

/** How far the zone's clock is from UTC at an instant, in milliseconds. */
function offsetAt(instant: number): number {
  const parts = Object.fromEntries(format.formatToParts(instant).map(({ type, value }) => [type, Number(value)]));
  const { year = 0, month = 1, day = 1, hour = 0, minute = 0, second = 0 } = parts;
  return Date.UTC(year, month - 1, day, hour, minute, second) - instant;
}

/**
 * The instant a day begins, `days` after the given one.
 *
 * @param day `YYYY-MM-DD`
 */
export function dayStart(day: string, days = 0): Date {
  const midnight = Date.parse(`${day}T00:00:00Z`) + days * 86_400_000;
  // The offset is looked up twice: around a change of the clock the first guess stands on the other side of it.
  const guess = midnight - offsetAt(midnight);
  return new Date(midnight - offsetAt(guess));
}

const dayFormat = new Intl.DateTimeFormat('en-CA', { timeZone: organisationZone, dateStyle: 'short' });

/** The organisation's day at an instant, `YYYY-MM-DD`. */
export const dayOf = (at: Date): string => dayFormat.format(at);

/** The organisation's clock at an instant, `YYYY-MM-DD HH:MM:SS`: what a spreadsheet takes for a date and a time. */
export const clockOf = (at: Date): string =>
  new Date(at.getTime() + offsetAt(at.getTime())).toISOString().slice(0, 19).replace('T', ' ');
