import { BookingStatus, type Locale } from '@dronesoccer/contracts';
import { zonedInstant, zoneRules } from '@dronesoccer/domain/calendar';
import ical, { type ICalCalendar, ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BookingView } from '../show/booking-view.queries.js';
import { onOneLine, placeLine } from '../../slots/index.js';
import { bookingWords } from '../show/booking-words.js';

/** The organisation. The strings are empty until the settings are filled in. */
interface CalendarOrganiser {
  name: string;
  email: string;
}

/** The parts of a booking that a calendar shows. */
export type CalendarBooking = Pick<BookingView, 'id' | 'number' | 'sequence' | 'status' | 'locale' | 'slot' | 'notes'>;

/**
 * Returns a booking as a calendar file (RFC 5545) in the booking's language. The UID never changes and SEQUENCE grows
 * with each change, so calendar applications update their entry, or remove it if the booking is cancelled.
 *
 * @param link the booking's page
 */
export function calendarOf(booking: CalendarBooking, organiser: CalendarOrganiser, link: string, now: Date): string {
  const isCancelled = booking.status === BookingStatus.CANCELLED;
  const method = isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH;
  const calendar = calendarIn(booking.locale, method, [booking]);
  addEvent(calendar, booking, { organiser, link, stamp: now });
  return calendar.toString();
}

/** A booking in a feed, with its page and the time of its last change. */
interface FeedBooking extends CalendarBooking {
  link: string;
  changedAt: Date;
}

/** How long a calendar may wait before its next request, in seconds. */
const refreshSeconds = 3_600;

const feedName = { en: 'Drone Soccer bookings', fr: 'Réservations Drone Soccer' } as const;

/**
 * Returns several bookings as a calendar feed. Each entry is the same as in its own file, and cancelled bookings are
 * marked as cancelled. The output is deterministic, so that a client's cached copy stays current.
 */
export function feedOf(bookings: readonly FeedBooking[], organiser: CalendarOrganiser, locale: Locale): string {
  const calendar = calendarIn(locale, ICalCalendarMethod.PUBLISH, bookings);
  calendar.name(feedName[locale]).ttl(refreshSeconds);
  for (const booking of bookings) {
    addEvent(calendar, booking, { organiser, link: booking.link, stamp: booking.changedAt });
  }
  return calendar.toString();
}

function calendarIn(locale: Locale, method: ICalCalendarMethod, bookings: readonly CalendarBooking[]): ICalCalendar {
  const instants = bookings.flatMap(({ slot }) => [Date.parse(slot.startsAt), Date.parse(slot.endsAt)]);
  const [first, last] = [new Date(Math.min(...instants)), new Date(Math.max(...instants))];
  return ical({
    prodId: { company: 'Drone Soccer', product: 'Bookings', language: locale.toUpperCase() },
    method,
    // No calendar-wide time zone: with one, the library writes DTSTAMP, which is in UTC, without the UTC suffix.
    timezone: { name: null, generator: (zone) => zoneRules(zone, first, last) },
  });
}

function addEvent(
  calendar: ICalCalendar,
  { id, number, sequence, status, locale, slot, notes }: CalendarBooking,
  { organiser, link, stamp }: { organiser: CalendarOrganiser; link: string; stamp: Date },
): void {
  const { timeZone, arena } = slot;
  const text = bookingWords[locale];
  const about = [`${text.number} ${number}`, onOneLine(notes.bring), onOneLine(notes.gettingThere)].filter(
    (part) => part !== '',
  );
  calendar.createEvent({
    id,
    sequence,
    stamp,
    timezone: timeZone,
    start: zonedInstant(timeZone, new Date(slot.startsAt)),
    end: zonedInstant(timeZone, new Date(slot.endsAt)),
    summary: `${text.event} · ${arena.name}`,
    location: {
      title: arena.name,
      address: placeLine(slot),
      geo: { lat: arena.place.latitude, lon: arena.place.longitude },
    },
    description: about.join('\n\n'),
    url: link,
    ...(organiser.name !== '' && organiser.email !== '' && { organizer: organiser }),
    status: status === BookingStatus.CANCELLED ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
}
