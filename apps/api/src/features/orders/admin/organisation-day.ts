/** Whose calendar "orders of 3 May" means: the organisation's head office. */
export const organisationZone = 'America/Toronto';

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
