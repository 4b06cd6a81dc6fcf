import momentTimezone from 'moment-timezone';

/**
 * The one source of clock rules, whatever Node, Postgres or a browser believe: the IANA data pinned with moment-timezone.
 * British Columbia, Alberta, Manitoba and the Northwest Territories changed their clocks in 2026, which the three learn at
 * different times. After 2037 the data repeats no changes of the clock: the last offset stays.
 */
const zones = momentTimezone.tz;

/** The release of the IANA data, `2026f`. */
export const zoneDataVersion: string = zones.dataVersion;

const msPerMinute = 60_000;
const msPerDay = 86_400_000;

const offsetMs = (zone: string, instant: number): number => {
  const rules = zones.zone(zone);
  if (rules === null) throw new RangeError(`${zone} is no time zone`);
  return 0 - rules.utcOffset(instant) * msPerMinute;
};

/**
 * How far a zone's clock is ahead of UTC at an instant, in minutes: -300 in Toronto in winter.
 *
 * @param zone an IANA name, `America/Toronto`
 * @throws RangeError for a zone that does not exist
 */
export const offsetAt = (zone: string, at: Date): number => offsetMs(zone, at.getTime()) / msPerMinute;

/** An offset as it stands behind a time: `-07:00`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const pair = (value: number): string => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${pair(Math.floor(size / 60))}:${pair(size % 60)}`;
}

/**
 * What a zone's clock shows at an instant, `YYYY-MM-DDTHH:MM:SS`.
 *
 * @throws RangeError for a zone that does not exist
 */
export function wallTime(zone: string, at: Date): string {
  return new Date(at.getTime() + offsetMs(zone, at.getTime())).toISOString().slice(0, 19);
}

const wallShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;

/**
 * The instant at which a zone's clock shows a wall time. A time that is shown twice, when the clock goes back, means the
 * first of the two. One that is never shown, when the clock goes forward, means the instant that the clock would show it
 * at had it not been moved, so 02:30 becomes 03:30: nothing planned at such a time disappears, and lengths stay.
 *
 * @param wall `YYYY-MM-DDTHH:MM` or with `:SS`
 * @throws RangeError for a zone that does not exist, or a text that is no wall time
 */
export function instantOf(zone: string, wall: string): Date {
  const asUtc = wallShape.test(wall) ? Date.parse(`${wall}Z`) : NaN;
  // What the parser rolled over, such as 31 June, is no day.
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, wall.length) !== wall) {
    throw new RangeError(`${wall} is no wall time`);
  }
  // No zone moves its clock twice within two days, so the rule that holds is that of the day before or of the day after.
  const before = asUtc - offsetMs(zone, asUtc - msPerDay);
  const after = asUtc - offsetMs(zone, asUtc + msPerDay);
  const shows = (instant: number): boolean => instant + offsetMs(zone, instant) === asUtc;
  return new Date(!shows(before) && shows(after) ? after : before);
}

/**
 * The day on a zone's calendar at an instant, `YYYY-MM-DD`.
 *
 * @throws RangeError for a zone that does not exist
 */
export const dayAt = (zone: string, at: Date): string => wallTime(zone, at).slice(0, 10);

/**
 * The instant at which a day begins in a zone.
 *
 * @throws RangeError for a zone that does not exist, or a text that is no day
 */
export const dayStartIn = (zone: string, day: string): Date => instantOf(zone, `${day}T00:00`);
