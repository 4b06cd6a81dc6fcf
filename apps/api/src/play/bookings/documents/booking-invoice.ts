import { BookingStatus } from '@dronesoccer/contracts';
import { organisationDayText } from '@dronesoccer/domain/calendar';
import type { InvoiceContent } from '../../../money/sales/index.js';
import type { BookingView } from '../show/booking-view.queries.js';
import { whenOf } from '../../slots/index.js';
import { bookingWords } from '../show/booking-words.js';
import { receiptOf } from './booking-receipt.js';

const words = {
  en: {
    where: 'Takes place at',
    placed: 'Placed',
    confirmed: 'Confirmed',
    day: 'Day',
    time: 'Time',
    state: 'Status',
    cancelled: (day: string) => `Cancelled on ${day}`,
    thanks: 'Thank you for your booking.',
  },
  fr: {
    where: 'Lieu',
    placed: 'Faite le',
    confirmed: 'Confirmée le',
    day: 'Jour',
    time: 'Heure',
    state: 'État',
    cancelled: (day: string) => `Annulée le ${day}`,
    thanks: 'Merci de votre réservation.',
  },
} as const;

/** Returns the invoice of a paid booking, in the booking's language. */
export function invoiceOf(booking: BookingView): InvoiceContent {
  const { locale, number, name, email, slot, status, placedAt, confirmedAt, cancelledAt } = booking;
  const text = words[locale];
  const dayOf = (at: Date): string => organisationDayText(at, locale);
  const when = whenOf(slot, locale);
  const { address, city, province, postalCode } = slot.arena.place;
  return {
    ...receiptOf(booking, locale),
    billedTo: [name, email].filter((line) => line !== ''),
    destination: { title: text.where, lines: [slot.arena.name, address, `${city} ${province} ${postalCode}`] },
    facts: [
      [bookingWords[locale].number, number],
      [text.day, when.day],
      [text.time, when.time],
      [text.placed, dayOf(placedAt)],
      ...(confirmedAt === null ? [] : [[text.confirmed, dayOf(confirmedAt)] as const]),
      ...(status === BookingStatus.CANCELLED && cancelledAt !== null
        ? [[text.state, text.cancelled(dayOf(cancelledAt))] as const]
        : []),
    ],
    notes: [text.thanks],
  };
}
