import momentTimezone from 'moment-timezone';

const msPerMinute = 60_000;
const msPerDay = 86_400_000;
/** What a calendar application may ask about beside the event itself: a reminder, the week before. */
const margin = 366 * msPerDay;

/** `20260308T020000`: a clock's text at an instant, with its offset from UTC in minutes. */
const clock = (instant: number, offset: number): string =>
  new Date(instant + offset * msPerMinute).toISOString().slice(0, 19).replaceAll(/[-:]/g, '');

/** An offset as RFC 5545 writes it: `-0700`. */
function utcOffset(minutes: number): string {
  const size = Math.abs(minutes);
  const pair = (value: number): string => String(value).padStart(2, '0');
  return `${minutes < 0 ? '-' : '+'}${pair(Math.floor(size / 60))}${pair(size % 60)}`;
}

/**
 * A zone's rules around some instants as a `VTIMEZONE` (RFC 5545, 3.6.5), from the pinned data: each change of the clock by
 * its own day, so that a calendar application with older tables shows the time that the arena's clock shows.
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

/** An instant with its zone, as `ical-generator` takes it: it writes the clock of the pinned data, whatever the process's. */
export const zonedInstant = (zone: string, at: Date): momentTimezone.Moment => momentTimezone.tz(at, zone);
