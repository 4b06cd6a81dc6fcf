import { SlotType } from '@dronesoccer/contracts';
import { moneyText } from '@dronesoccer/domain';
import { timeText } from '@dronesoccer/domain/calendar';
import { action, aside, line } from '../../../platform/mail/index.js';
import { takenSeats } from '../bookings.presenter.js';
import { whenAndWhere } from '../../slots/index.js';
import { bookingMail } from './booking-letter.js';

const words = {
  en: {
    subject: (number: string) => `A place opened up for you: booking ${number}`,
    title: 'A place opened up',
    body: (seats: number) =>
      seats === 1 ? 'We are holding a seat for you.' : `We are holding ${seats} seats for you.`,
    team: 'We are holding a place for your team.',
    until: (time: string, amount: string) =>
      `Pay ${amount} by ${time} to book. After that, the next person on the waitlist gets the offer.`,
    button: 'Pay and book',
    untilFree: (time: string) =>
      `It is free. Confirm by ${time} to book. After that, the next person on the waitlist gets the offer.`,
    buttonFree: 'Confirm my place',
    no: 'If you no longer want to come, you don’t need to do anything.',
  },
  fr: {
    subject: (number: string) => `Une place s’est libérée pour vous : réservation ${number}`,
    title: 'Une place s’est libérée',
    body: (seats: number) =>
      seats === 1 ? 'Nous gardons une place pour vous.' : `Nous gardons ${seats} places pour vous.`,
    team: 'Nous gardons une place pour votre équipe.',
    until: (time: string, amount: string) =>
      `Payez ${amount} avant ${time} pour réserver. Ensuite, nous proposerons ce qui s’est libéré à la personne suivante sur la liste d’attente.`,
    button: 'Payer et réserver',
    untilFree: (time: string) =>
      `C’est gratuit. Confirmez avant ${time} pour réserver. Ensuite, nous proposerons ce qui s’est libéré à la personne suivante sur la liste d’attente.`,
    buttonFree: 'Confirmer ma place',
    no: 'Si vous ne souhaitez plus venir, vous n’avez rien à faire.',
  },
} as const;

export const bookingOffered = bookingMail('booking-offered', ({ booking, link }, locale) => {
  const text = words[locale];
  const { slot, holdExpiresAt, totalCents } = booking;
  const until = timeText(slot.timeZone, holdExpiresAt, locale);
  const isFree = totalCents === 0;
  return {
    ...text,
    body: slot.type === SlotType.TOURNAMENT ? text.team : text.body(takenSeats(booking).length),
    rest: [
      line(isFree ? text.untilFree(until) : text.until(until, moneyText(totalCents, locale))),
      ...whenAndWhere(booking, locale),
      action(isFree ? text.buttonFree : text.button, link),
      aside(text.no),
    ],
  };
});
