import { action, aside, picture } from '../../../platform/mail/index.js';
import { whenAndWhere } from '../../slots/index.js';
import { arenaNotes, bookingMail, ticketPicture } from './booking-letter.js';

const codeWidth = 220;

const words = {
  en: {
    subject: (number: string) => `Your booking ${number} has a new time`,
    title: 'Your booking was moved',
    body: 'Your booking was moved to the time below. Your code stays the same, and the attached file updates your calendar.',
    code: (code: string) => `Your code is ${code}.`,
    button: 'View my booking',
  },
  fr: {
    subject: (number: string) => `Votre réservation ${number} a une nouvelle plage horaire`,
    title: 'Votre réservation a été déplacée',
    body: 'Votre réservation a été déplacée à la plage horaire ci-dessous. Votre code reste le même, et le fichier joint met à jour votre calendrier.',
    code: (code: string) => `Votre code est ${code}.`,
    button: 'Voir ma réservation',
  },
} as const;

export const bookingMoved = bookingMail('booking-moved', ({ booking, link }, locale) => {
  const text = words[locale];
  return {
    ...text,
    rest: [
      ...whenAndWhere(booking, locale),
      picture(ticketPicture, text.code(booking.checkInCode), codeWidth),
      aside(text.code(booking.checkInCode)),
      ...arenaNotes(booking, locale),
      action(text.button, link),
    ],
  };
});
