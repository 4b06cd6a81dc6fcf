import momentTimezone from 'moment-timezone';
import { msPerDay, msPerMinute } from '../durations.ts';

/**
 * The only source of time zone rules: the IANA data pinned with moment-timezone, not that of Node, PostgreSQL or a
 * browser. British Columbia, Alberta, Manitoba and the Northwest Territories changed their rules in 2026, and Node,
 * PostgreSQL and browsers get the new rules at different times. The data contains no transitions after 2037: the last
 * offset then applies.
 */
const zones = momentTimezone.tz;

function rulesOf(zone: string) {
  const rules = zones.zone(zone);
  if (rules === null) throw new RangeError(`${zone} is no time zone`);
  return rules;
}

const offsetMs = (zone: string, instant: number): number => 0 - rulesOf(zone).utcOffset(instant) * msPerMinute;

/**
 * Returns a zone's offset from UTC at an instant, in minutes: -300 in Toronto in winter.
 *
 * @param zone an IANA name, `America/Toronto`
 * @throws RangeError for a zone that does not exist
 */
export const offsetAt = (zone: string, at: Date): number => offsetMs(zone, at.getTime()) / msPerMinute;

/** A period in which a zone's clocks keep one offset from UTC. It starts at `since`. */
interface ClockPeriod {
  readonly zone: string;
  readonly since: Date;
  readonly minutes: number;
}

/**
 * Returns a zone's offsets between two instants, in order; the first is the offset at `from`. SQL statements use them
 * to compare wall times with instants without converting zones themselves.
 *
 * @throws RangeError for a zone that does not exist
 */
export function clockPeriods(zone: string, from: Date, to: Date): ClockPeriod[] {
  const { untils } = rulesOf(zone);
  const changes = untils.filter((at) => at > from.getTime() && at <= to.getTime());
  return [from.getTime(), ...changes].map((at) => ({
    zone,
    since: new Date(at),
    minutes: offsetMs(zone, at) / msPerMinute,
  }));
}

/**
 * Returns a zone's abbreviation at an instant from the data: `EST`, or `-03` for a zone without a name.
 *
 * @throws RangeError for a zone that does not exist
 */
export const zoneAbbreviation = (zone: string, at: Date): string => rulesOf(zone).abbr(at.getTime());

/** Formats an offset in minutes as in ISO 8601: `-07:00`. */
export function offsetText(minutes: number): string {
  const size = Math.abs(minutes);
  const pair = (value: number): string => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${pair(Math.floor(size / 60))}:${pair(size % 60)}`;
}

/**
 * Returns a zone's local time at an instant, `YYYY-MM-DDTHH:MM:SS`.
 *
 * @throws RangeError for a zone that does not exist
 */
export function wallTime(zone: string, at: Date): string {
  return new Date(at.getTime() + offsetMs(zone, at.getTime())).toISOString().slice(0, 19);
}

const wallShape = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2})?$/;

/**
 * Returns the instant of a local time in a zone. A time that occurs twice, when clocks go back, means the first
 * occurrence. A time that is skipped, when clocks go forward, is read with the offset before the change, so 02:30
 * becomes 03:30: an event planned then neither disappears nor changes its duration.
 *
 * @param wall `YYYY-MM-DDTHH:MM` or with `:SS`
 * @throws RangeError for a zone that does not exist, or a text that is not a local time
 */
export function instantOf(zone: string, wall: string): Date {
  const asUtc = wallShape.test(wall) ? Date.parse(`${wall}Z`) : NaN;
  // Reject dates that the parser rolled over, such as 31 June.
  if (Number.isNaN(asUtc) || new Date(asUtc).toISOString().slice(0, wall.length) !== wall) {
    throw new RangeError(`${wall} is no wall time`);
  }
  // No zone changes its offset twice within two days, so the correct offset is that of the day before or the day after.
  const before = asUtc - offsetMs(zone, asUtc - msPerDay);
  const after = asUtc - offsetMs(zone, asUtc + msPerDay);
  const shows = (instant: number): boolean => instant + offsetMs(zone, instant) === asUtc;
  return new Date(!shows(before) && shows(after) ? after : before);
}

/**
 * Returns whether clocks in a zone ever show a local time: in spring they skip some.
 *
 * @throws RangeError for a zone that does not exist, or a text that is not a local time
 */
export const isShown = (zone: string, wall: string): boolean => wallTime(zone, instantOf(zone, wall)).startsWith(wall);

/**
 * Returns the calendar day in a zone at an instant, `YYYY-MM-DD`.
 *
 * @throws RangeError for a zone that does not exist
 */
export const dayAt = (zone: string, at: Date): string => wallTime(zone, at).slice(0, 10);

/**
 * Returns the instant at which a calendar day begins in a zone.
 *
 * @throws RangeError for a zone that does not exist, or a text that is not a day
 */
export const dayStartIn = (zone: string, day: string): Date => instantOf(zone, `${day}T00:00`);
