import { action, aside, picture } from '../../../platform/mail/index.js';
import { whenAndWhere } from '../../slots/index.js';
import { arenaNotes, bookingMail, ticketPicture } from './booking-letter.js';
import { squadStanding } from '../../squads/index.js';

const codeWidth = 220;

const words = {
  en: {
    subject: (number: string) => `Tomorrow: your booking ${number}`,
    title: 'See you tomorrow',
    body: 'Your booking is tomorrow. Show this code when you arrive.',
    code: (code: string) => `Your code is ${code}.`,
    button: 'View my booking',
  },
  fr: {
    subject: (number: string) => `Demain : votre réservation ${number}`,
    title: 'À demain',
    body: 'Votre réservation est demain. Montrez ce code à votre arrivée.',
    code: (code: string) => `Votre code est ${code}.`,
    button: 'Voir ma réservation',
  },
} as const;

export const bookingReminder = bookingMail('booking-reminder', ({ booking, link }, locale) => {
  const text = words[locale];
  return {
    ...text,
    rest: [
      picture(ticketPicture, text.code(booking.checkInCode), codeWidth),
      aside(text.code(booking.checkInCode)),
      ...whenAndWhere(booking, locale),
      ...squadStanding(booking, locale),
      ...arenaNotes(booking, locale),
      action(text.button, link),
    ],
  };
});
