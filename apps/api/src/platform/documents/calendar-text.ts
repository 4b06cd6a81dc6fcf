import type { Locale } from '@dronesoccer/contracts';
import { zonedInstant, zoneRules } from '@dronesoccer/domain/calendar';
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';

/** The organisation. The strings are empty until the settings are filled in. */
export interface CalendarOrganiser {
  name: string;
  email: string;
}

/** An entry in a calendar file. */
export interface CalendarEntry {
  /** The UID, which never changes. */
  id: string;
  /** The revision number, which increases with each change so that calendar applications update the entry. */
  sequence: number;
  /** The time of the last change. */
  stamp: Date;
  isCancelled: boolean;
  startsAt: Date;
  endsAt: Date;
  /** IANA name. */
  timeZone: string;
  summary: string;
  description: string;
  /** The absolute address of the entry's page. */
  link: string;
  place: { title: string; address: string; latitude?: number; longitude?: number };
}

interface CalendarOptions {
  /** The kind of entries, in English: `Bookings`. */
  product: string;
  locale: Locale;
  organiser: CalendarOrganiser;
}

/** The time that a calendar may wait before its next request, in seconds. */
const refreshSeconds = 3_600;

/** Returns one entry as a calendar file (RFC 5545). A cancelled entry removes itself from the calendar. */
export function entryText(entry: CalendarEntry, options: CalendarOptions): string {
  const method = entry.isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  return calendarOf([entry], method, options).toString();
}

/**
 * Returns several entries as a calendar feed. Each entry is the same as in its own file, and cancelled ones are marked
 * as cancelled. The output is deterministic, so that a client's cached copy stays current.
 */
export function feedText(entries: readonly CalendarEntry[], options: CalendarOptions & { name: string }): string {
  return calendarOf(entries, ICalCalendarMethod.PUBLISH, options).name(options.name).ttl(refreshSeconds).toString();
}

function calendarOf(
  entries: readonly CalendarEntry[],
  method: ICalCalendarMethod,
  { product, locale, organiser }: CalendarOptions,
): ICalCalendar {
  const instants = entries.flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()]);
  const [first, last] = [new Date(Math.min(...instants)), new Date(Math.max(...instants))];
  const calendar = ical({
    prodId: { company: 'Drone Soccer', product, language: locale.toUpperCase() },
    method,
    // No calendar-wide time zone: with one, the library writes DTSTAMP, which is in UTC, without the UTC suffix.
    timezone: { name: null, generator: (zone) => zoneRules(zone, first, last) },
  });
  for (const { place, timeZone, isCancelled, link, startsAt, endsAt, ...entry } of entries) {
    const { title, address, latitude: lat, longitude: lon } = place;
    calendar.createEvent({
      ...entry,
      timezone: timeZone,
      start: zonedInstant(timeZone, startsAt),
      end: zonedInstant(timeZone, endsAt),
      location: { title, address, ...(lat !== undefined && lon !== undefined && { geo: { lat, lon } }) },
      url: link,
      ...(organiser.name !== '' && organiser.email !== '' && { organizer: organiser }),
      status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
    });
  }
  return calendar;
}
