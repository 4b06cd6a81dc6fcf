import { BookingStatus } from '@dronesoccer/contracts';
import { zonedInstant, zoneRules } from '@dronesoccer/domain/calendar';
import ical, { ICalCalendarMethod, ICalEventStatus } from 'ical-generator';
import type { BookingView } from '../booking-view.queries.js';
import { bookingWords, placeLine } from '../booking-words.js';

/** The organisation; empty texts until they were entered in the settings. */
export interface CalendarOrganiser {
  name: string;
  email: string;
}

/**
 * A booking as a calendar file (RFC 5545), in its own language. The same UID each time, with a higher SEQUENCE after each
 * change, so a calendar application updates its entry; of a cancelled booking it takes the entry out.
 *
 * @param link the booking's page
 */
export function calendarOf(booking: BookingView, organiser: CalendarOrganiser, link: string, now: Date): string {
  const { id, number, sequence, status, locale, slot, notes } = booking;
  const { timeZone, arena } = slot;
  const startsAt = new Date(slot.startsAt);
  const endsAt = new Date(slot.endsAt);
  const isCancelled = status === BookingStatus.CANCELLED;
  const calendar = ical({
    prodId: { company: 'Drone Soccer', product: 'Bookings', language: locale.toUpperCase() },
    method: isCancelled ? ICalCalendarMethod.CANCEL : ICalCalendarMethod.PUBLISH,
    // Without a zone of its own: else its library writes DTSTAMP, which is in UTC, without saying so.
    timezone: { name: null, generator: (zone) => zoneRules(zone, startsAt, endsAt) },
  });
  const text = bookingWords[locale];
  const about = [`${text.number} ${number}`, notes.bring, notes.gettingThere].filter((part) => part !== '');
  calendar.createEvent({
    id,
    sequence,
    stamp: now,
    timezone: timeZone,
    start: zonedInstant(timeZone, startsAt),
    end: zonedInstant(timeZone, endsAt),
    summary: `${text.event} · ${arena.name}`,
    location: {
      title: arena.name,
      address: placeLine(slot),
      geo: { lat: arena.place.latitude, lon: arena.place.longitude },
    },
    description: about.join('\n\n'),
    url: link,
    ...(organiser.name !== '' && organiser.email !== '' && { organizer: organiser }),
    status: isCancelled ? ICalEventStatus.CANCELLED : ICalEventStatus.CONFIRMED,
  });
  return calendar.toString();
}
