import { BookingStatus, type Locale } from '@dronesoccer/contracts';
import { type CalendarEntry, type CalendarOrganiser, entryText, feedText } from '../../../platform/documents/index.js';
import type { BookingView } from '../show/booking-view.queries.js';
import { onOneLine, placeLine } from '../../slots/index.js';
import { bookingWords } from '../show/booking-words.js';

/** The parts of a booking that a calendar shows. */
export type CalendarBooking = Pick<BookingView, 'id' | 'number' | 'sequence' | 'status' | 'locale' | 'slot' | 'notes'>;

const product = 'Bookings';

/**
 * Returns a booking as a calendar file in the booking's language.
 *
 * @param link the booking's page
 */
export const calendarOf = (booking: CalendarBooking, organiser: CalendarOrganiser, link: string, now: Date): string =>
  entryText(entryOf(booking, link, now), { product, locale: booking.locale, organiser });

/** A booking in a feed, with its page and the time of its last change. */
interface FeedBooking extends CalendarBooking {
  link: string;
  changedAt: Date;
}

const feedName = { en: 'Drone Soccer bookings', fr: 'Réservations Drone Soccer' } as const;

/** Returns several bookings as a calendar feed. */
export const feedOf = (bookings: readonly FeedBooking[], organiser: CalendarOrganiser, locale: Locale): string =>
  feedText(
    bookings.map((booking) => entryOf(booking, booking.link, booking.changedAt)),
    { product, locale, organiser, name: feedName[locale] },
  );

function entryOf(
  { id, number, sequence, status, locale, slot, notes }: CalendarBooking,
  link: string,
  stamp: Date,
): CalendarEntry {
  const { timeZone, arena } = slot;
  const text = bookingWords[locale];
  const about = [`${text.number} ${number}`, onOneLine(notes.bring), onOneLine(notes.gettingThere)].filter(
    (part) => part !== '',
  );
  return {
    ...{ id, sequence, stamp, timeZone, link },
    startsAt: new Date(slot.startsAt),
    endsAt: new Date(slot.endsAt),
    summary: `${text.event} · ${arena.name}`,
    description: about.join('\n\n'),
    place: {
      title: arena.name,
      address: placeLine(slot),
      latitude: arena.place.latitude,
      longitude: arena.place.longitude,
    },
    isCancelled: status === BookingStatus.CANCELLED,
  };
}
