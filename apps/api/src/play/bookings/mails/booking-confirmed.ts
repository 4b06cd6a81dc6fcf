import { isInTime } from '@dronesoccer/domain';
import { action, aside, picture, receipt } from '../../../platform/mail/index.js';
import type { BookingView } from '../show/booking-view.queries.js';
import { receiptOf } from '../documents/booking-receipt.js';
import { whenAndWhere } from '../../slots/index.js';
import { arenaNotes, bookingMail, ticketPicture } from './booking-letter.js';
import { squadStanding } from '../../squads/index.js';

/** In pixels: large enough for a camera, small enough for a phone. */
const codeWidth = 220;

const words = {
  en: {
    subject: (number: string) => `Your booking ${number} is confirmed`,
    title: 'You are booked',
    body: 'Show this code when you arrive. It is all you need, and the calendar file is attached.',
    code: (code: string) => `Your code is ${code}.`,
    policy: 'You can cancel for a full refund up to 48 hours before the start.',
    button: 'View my booking',
  },
  fr: {
    subject: (number: string) => `Votre réservation ${number} est confirmée`,
    title: 'Votre réservation est confirmée',
    body: 'Montrez ce code à votre arrivée : rien d’autre n’est nécessaire. Le fichier de calendrier est joint.',
    code: (code: string) => `Votre code est ${code}.`,
    policy: 'Vous pouvez annuler et être entièrement remboursé jusqu’à 48 heures avant le début.',
    button: 'Voir ma réservation',
  },
} as const;

/** Returns true if the booking cost something and could still be cancelled for a refund when it was confirmed. */
const isRefundable = ({ totalCents, confirmedAt, slot }: BookingView): boolean =>
  totalCents > 0 && confirmedAt !== null && isInTime(new Date(slot.startsAt), confirmedAt);

export const bookingConfirmed = bookingMail('booking-confirmed', ({ booking, link }, locale) => {
  const text = words[locale];
  return {
    ...text,
    rest: [
      picture(ticketPicture, text.code(booking.checkInCode), codeWidth),
      aside(text.code(booking.checkInCode)),
      ...whenAndWhere(booking, locale),
      ...squadStanding(booking, locale),
      ...arenaNotes(booking, locale),
      receipt(receiptOf(booking, locale), locale),
      ...(isRefundable(booking) ? [aside(text.policy)] : []),
      action(text.button, link),
    ],
  };
});
