import { type Locale, SlotType } from '@dronesoccer/contracts';
import { isInTime } from '@dronesoccer/domain';
import { deadlineText } from '@dronesoccer/domain/calendar';
import { action, aside, line, receipt, rows } from '../../../platform/mail/index.js';
import { timeAndPlace, wallText } from '../../slots/index.js';
import { takenSeats } from '../bookings.presenter.js';
import { receiptOf } from '../documents/booking-receipt.js';
import type { BookingView } from '../show/booking-view.queries.js';
import {
  arenaNotes,
  bookingEmail,
  theGuests,
  theSlot,
  theSquad,
  theWaivers,
  ticket,
  viewBooking,
} from './booking-blocks.js';

export const bookingEmails = {
  confirmed: bookingEmail('booking-confirmed', {
    en: ({ booking }) => ({
      subject: `Your booking ${booking.number} is confirmed`,
      title: 'You are booked',
      body: 'Show this code when you arrive. It is all you need, and the calendar file is attached.',
      policy: 'You can cancel for a full refund up to 48 hours before the start.',
    }),
    fr: ({ booking }) => ({
      subject: `Votre réservation ${booking.number} est confirmée`,
      title: 'Votre réservation est confirmée',
      body: 'Montrez ce code à votre arrivée : rien d’autre n’est nécessaire. Le fichier pour votre agenda est joint.',
      policy: 'Vous pouvez annuler avec remboursement complet jusqu’à 48 heures avant le début.',
    }),
    blocks: ({ policy }, { booking }, { locale }) => [
      [ticket, theSlot, theSquad, theWaivers, theGuests, arenaNotes],
      receipt(receiptOf(booking, locale), locale),
      isRefundable(booking) && aside(policy),
      viewBooking,
    ],
  }),
  reminder: bookingEmail('booking-reminder', {
    // A reminder is late if the mail server or the worker was down in the evening.
    en: ({ booking, isToday }) => ({
      subject: `${isToday ? 'Today' : 'Tomorrow'}: your booking ${booking.number}`,
      title: isToday ? 'See you today' : 'See you tomorrow',
      body: `Your booking is ${isToday ? 'today' : 'tomorrow'}. Show this code when you arrive.`,
    }),
    fr: ({ booking, isToday }) => ({
      subject: `${isToday ? 'Aujourd’hui' : 'Demain'} : votre réservation ${booking.number}`,
      title: isToday ? 'À tout à l’heure' : 'À demain',
      body: `Votre réservation est pour ${isToday ? 'aujourd’hui' : 'demain'}. Montrez ce code à votre arrivée.`,
    }),
    blocks: () => [ticket, theSlot, theSquad, theWaivers, theGuests, arenaNotes, viewBooking],
  }),
  moved: bookingEmail('booking-moved', {
    en: ({ booking }) => ({
      subject: `Your booking ${booking.number} has a new time`,
      title: 'Your booking was moved',
      body: 'Your booking was moved to the time below. Your code stays the same, and the attached file updates your calendar.',
    }),
    fr: ({ booking }) => ({
      subject: `Votre réservation ${booking.number} a une nouvelle plage horaire`,
      title: 'Votre réservation a été déplacée',
      body: 'Votre réservation a été déplacée à la plage horaire ci-dessous. Votre code reste le même, et le fichier joint met à jour votre agenda.',
    }),
    blocks: () => [theSlot, ticket, arenaNotes, viewBooking],
  }),
  offered: bookingEmail('booking-offered', {
    en: ({ booking }, { money }) => ({
      subject: `A place opened up for you: booking ${booking.number}`,
      title: 'A place opened up',
      body: {
        team: 'We are holding a place for your team.',
        one: 'We are holding a seat for you.',
        many: `We are holding ${takenSeats(booking).length} seats for you.`,
      }[partyOf(booking)],
      ...(booking.totalCents === 0
        ? {
            pay: `Confirm by ${holdEnd(booking, 'en')} to book.`,
            price: 'Free',
            unit: unitOf.en(booking),
            button: 'Confirm my place',
          }
        : {
            pay: `Pay by ${holdEnd(booking, 'en')} to book.`,
            price: money(booking.totalCents),
            unit: `${unitOf.en(booking)}, taxes included`,
            button: 'Pay and book',
          }),
      next: 'After that, the next person on the waitlist gets the offer.',
      no: 'If you no longer want to come, you don’t need to do anything.',
    }),
    fr: ({ booking }, { money }) => ({
      subject: `Une place s’est libérée pour vous : réservation ${booking.number}`,
      title: 'Une place s’est libérée',
      body: {
        team: 'Nous gardons une place pour votre équipe.',
        one: 'Nous gardons une place pour vous.',
        many: `Nous gardons ${takenSeats(booking).length} places pour vous.`,
      }[partyOf(booking)],
      ...(booking.totalCents === 0
        ? {
            pay: `Confirmez avant le ${holdEnd(booking, 'fr')} pour réserver.`,
            price: 'Gratuit',
            unit: unitOf.fr(booking),
            button: 'Confirmer ma place',
          }
        : {
            pay: `Payez avant le ${holdEnd(booking, 'fr')} pour réserver.`,
            price: money(booking.totalCents),
            unit: `${unitOf.fr(booking)}, taxes comprises`,
            button: 'Payer et réserver',
          }),
      next: 'Ensuite, nous proposerons ce qui s’est libéré à la personne suivante sur la liste d’attente.',
      no: 'Si vous ne souhaitez plus venir, vous n’avez rien à faire.',
    }),
    blocks: ({ pay, next, price, unit, button, no }, { booking, link }, language) => [
      line(`${pay} ${next}`),
      timeAndPlace(booking, language, { price: { amount: price, unit }, action: action(button, link) }),
      theWaivers,
      aside(no),
    ],
  }),
  /** Tells the booker that the organisation moved the slot, with the new time, the old time and how to decline. */
  'moved-by-us': bookingEmail('booking-moved-by-us', {
    en: ({ booking }) => ({
      ...(moveOf(booking) === 'clock'
        ? {
            subject: `Time zone rules have changed: your booking ${booking.number}`,
            title: 'Your booking keeps its time',
          }
        : { subject: `New time for your booking ${booking.number}`, title: 'Your booking has a new time' }),
      body: {
        moved:
          'We are sorry: we had to move the time that you booked. Your places are kept. If the new time suits you, there is nothing to do.',
        back: 'Your booking is back at the time that you had booked. There is nothing to do.',
        clock:
          'The arena’s time zone rules have changed since you booked. Your booking keeps the local time you booked. A calendar that still uses the old rules may show another time; the attached file corrects it.',
      }[moveOf(booking)],
      before: 'Before',
      decline: 'If it does not suit you, you can decline it until it starts. Everything you paid is then refunded.',
      wait: 'A refund can take up to ten days to appear on your statement.',
      button: 'Keep or decline',
    }),
    fr: ({ booking }) => ({
      ...(moveOf(booking) === 'clock'
        ? {
            subject: `Les règles de l’heure ont changé : votre réservation ${booking.number}`,
            title: 'Votre réservation garde son heure',
          }
        : {
            subject: `Nouvelle heure pour votre réservation ${booking.number}`,
            title: 'Votre réservation a une nouvelle heure',
          }),
      body: {
        moved:
          'Nous sommes désolés : nous avons dû déplacer la plage horaire que vous aviez réservée. Vos places sont gardées. Si la nouvelle heure vous convient, vous n’avez rien à faire.',
        back: 'Votre réservation est de nouveau à l’heure que vous aviez réservée. Vous n’avez rien à faire.',
        clock:
          'Les règles du fuseau horaire de l’aréna ont changé depuis votre réservation. Votre réservation garde l’heure locale que vous aviez choisie. Un agenda qui suit encore les anciennes règles peut afficher une autre heure; le fichier joint la corrige.',
      }[moveOf(booking)],
      before: 'Avant',
      decline:
        'Si elle ne vous convient pas, vous pouvez la refuser jusqu’au début. Tout ce que vous avez payé est alors remboursé.',
      wait: 'Un remboursement peut prendre jusqu’à dix jours avant de figurer sur votre relevé.',
      button: 'Garder ou refuser',
    }),
    blocks: (text, { booking, link }, { locale }) => {
      const [move, booked] = [moveOf(booking), bookedTime(booking, locale)];
      return [
        theSlot,
        move === 'moved' && booked !== null && rows([{ label: text.before, value: booked }]),
        move !== 'back' && [line(text.decline), booking.totalCents !== 0 && aside(text.wait)],
        move === 'back' ? viewBooking : action(text.button, link),
      ];
    },
  }),
};

/** Returns true if the booking cost something and could still be cancelled for a refund when it was confirmed. */
const isRefundable = ({ totalCents, confirmedAt, slot }: BookingView): boolean =>
  totalCents > 0 && confirmedAt !== null && isInTime(new Date(slot.startsAt), confirmedAt);

/** Returns whom an offer is for: a team, or one person or several. */
function partyOf(booking: BookingView): 'team' | 'one' | 'many' {
  if (booking.slot.type === SlotType.TOURNAMENT) return 'team';
  return takenSeats(booking).length === 1 ? 'one' : 'many';
}

/** Names what the total of an offer pays for. */
const unitOf = {
  en: (booking: BookingView): string =>
    ({ team: 'for your team', one: 'for one seat', many: `for ${takenSeats(booking).length} seats` })[partyOf(booking)],
  fr: (booking: BookingView): string =>
    ({ team: 'pour votre équipe', one: 'pour une place', many: `pour ${takenSeats(booking).length} places` })[
      partyOf(booking)
    ],
};

/** Returns the end of an offer's hold with its day, because the settings let a hold last until the next day. */
const holdEnd = ({ slot, holdExpiresAt }: BookingView, locale: Locale): string =>
  deadlineText(slot.timeZone, holdExpiresAt, locale);

/**
 * Returns `back` if the slot has its booked time again, and `clock` if only the rules of its time zone changed: it is at
 * another instant but keeps its booked local time.
 */
function moveOf({ movedFromStart, movedFromEnd, slot }: BookingView): 'moved' | 'back' | 'clock' {
  if (movedFromStart === null) return 'back';
  return movedFromStart === slot.localStart && movedFromEnd === slot.localEnd ? 'clock' : 'moved';
}

/** Returns the booked time in the arena's time zone, or null if the booking was not moved. */
const bookedTime = ({ slot, movedFromStart: start, movedFromEnd: end }: BookingView, locale: Locale): string | null =>
  start === null || end === null ? null : wallText(slot.timeZone, [start, end], locale);
