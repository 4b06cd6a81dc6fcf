import type { Locale } from '@dronesoccer/contracts';
import { action, aside, type Block, line, rows } from '../../../platform/mail/index.js';
import type { BookingView } from '../show/booking-view.queries.js';
import { wallText, whenAndWhere } from '../../slots/index.js';
import { bookingMail } from './booking-letter.js';

const words = {
  en: {
    subject: (number: string) => `New time for your booking ${number}`,
    title: 'Your booking has a new time',
    body: 'We are sorry: we had to move the time that you booked. Your places are kept. If the new time suits you, there is nothing to do.',
    back: 'Your booking is back at the time that you had booked. There is nothing to do.',
    clock: {
      subject: (number: string) => `Time zone rules have changed: your booking ${number}`,
      title: 'Your booking keeps its time',
      body: 'The arena’s time zone rules have changed since you booked. Your booking keeps the local time you booked. A calendar that still uses the old rules may show another time; the attached file corrects it.',
    },
    before: 'Before',
    decline: 'If it does not suit you, you can decline it until it starts. Everything you paid is then refunded.',
    button: 'Keep or decline',
    view: 'View my booking',
  },
  fr: {
    subject: (number: string) => `Nouvelle heure pour votre réservation ${number}`,
    title: 'Votre réservation a une nouvelle heure',
    body: 'Nous sommes désolés : nous avons dû déplacer la plage horaire que vous aviez réservée. Vos places sont gardées. Si la nouvelle heure vous convient, vous n’avez rien à faire.',
    back: 'Votre réservation est de nouveau à l’heure que vous aviez réservée. Vous n’avez rien à faire.',
    clock: {
      subject: (number: string) => `Changement au fuseau horaire : votre réservation ${number}`,
      title: 'Votre réservation garde son heure',
      body: 'Les règles du fuseau horaire de l’aréna ont changé depuis votre réservation. Votre réservation garde l’heure locale que vous aviez choisie. Un agenda qui suit encore les anciennes règles peut afficher une autre heure; le fichier joint la corrige.',
    },
    before: 'Avant',
    decline:
      'Si elle ne vous convient pas, vous pouvez la refuser jusqu’au début. Tout ce que vous avez payé est alors remboursé.',
    button: 'Garder ou refuser',
    view: 'Voir ma réservation',
  },
} as const;

/** Returns true if the clock rules changed: the slot is at another instant but keeps its booked local time. */
const keepsItsTime = ({ movedFromStart, movedFromEnd, slot }: BookingView): boolean =>
  movedFromStart === slot.localStart && movedFromEnd === slot.localEnd;

/** Shows the booked time, in the arena's time zone. */
function before(booking: BookingView, locale: Locale): Block[] {
  const { movedFromStart, movedFromEnd, slot } = booking;
  if (movedFromStart === null || movedFromEnd === null || keepsItsTime(booking)) return [];
  const value = wallText(slot.timeZone, [movedFromStart, movedFromEnd], locale);
  return [rows([{ label: words[locale].before, value }])];
}

/** Tells the booker that the organisation moved the slot, with the new time, the old time and how to decline. */
export const bookingMovedByUs = bookingMail('booking-moved-by-us', ({ booking, link }, locale) => {
  const { back, decline, button, view, clock, ...moved } = words[locale];
  const isMoved = booking.movedFromStart !== null;
  const { subject, title, body } = keepsItsTime(booking) ? clock : moved;
  return {
    ...{ subject, title, body: isMoved ? body : back },
    rest: [
      ...whenAndWhere(booking, locale),
      ...before(booking, locale),
      ...(isMoved ? [line(decline)] : []),
      ...(booking.totalCents === 0 || !isMoved ? [] : [aside(refundWait[locale])]),
      action(isMoved ? button : view, link),
    ],
  };
});

const refundWait = {
  en: 'A refund can take up to ten days to appear on your statement.',
  fr: 'Un remboursement peut prendre jusqu’à dix jours avant de figurer sur votre relevé.',
} as const;
