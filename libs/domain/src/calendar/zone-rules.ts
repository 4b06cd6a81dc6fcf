import momentTimezone from 'moment-timezone';
import { msPerDay, msPerMinute } from '../durations.ts';

/** Covers the dates around an event that a calendar application may need, for example for a reminder. */
const margin = 366 * msPerDay;

/** Formats an instant as local time, such as `20260308T020000`. The offset is in minutes from UTC. */
const clock = (instant: number, offset: number): string =>
  new Date(instant + offset * msPerMinute).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/** Formats an offset as in RFC 5545: `-0700`. */
function utcOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const pair = (value: number): string => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${pair(Math.floor(size / 60))}${pair(size % 60)}`;
}

/**
 * Returns a zone's rules around some instants as a `VTIMEZONE` (RFC 5545, 3.6.5) from the pinned data. Each clock
 * change has its own date, so that a calendar application with older tables shows the same time as the arena's clock.
 *
 * @throws RangeError for a zone that does not exist
 */
export function zoneRules(zone: string, from: Date, to: Date): string {
  const rules = momentTimezone.tz.zone(zone);
  if (rules === null) throw new RangeError(`${zone} is no time zone`);
  const { untils, offsets, abbrs } = rules;
  const offsetOf = (index: number): number => 0 - (offsets[index] ?? 0);
  const periods = abbrs.flatMap((name, index) => {
    const begins = untils[index - 1] ?? 0;
    const ends = untils[index] ?? Infinity;
    if (ends <= from.getTime() - margin || begins > to.getTime() + margin) return [];
    const before = index === 0 ? offsetOf(index) : offsetOf(index - 1);
    const kind = /^[A-Z]DT$/.test(name) ? 'DAYLIGHT' : 'STANDARD';
    return [
      `BEGIN:${kind}`,
      `DTSTART:${clock(begins, before)}`,
      `TZOFFSETFROM:${utcOffset(before)}`,
      `TZOFFSETTO:${utcOffset(offsetOf(index))}`,
      `TZNAME:${name}`,
      `END:${kind}`,
    ];
  });
  return ['BEGIN:VTIMEZONE', `TZID:${zone}`, ...periods, 'END:VTIMEZONE'].join('\r\n');
}

/**
 * Returns an instant with its zone for `ical-generator`, which then writes local times by the pinned data, whatever the
 * zone of the process.
 */
export const zonedInstant = (zone: string, at: Date): momentTimezone.Moment => momentTimezone.tz(at, zone);
