import type { Locale } from '@dronesoccer/contracts';
import { action, aside, type Block, line, rows } from '../../../platform/mail/index.js';
import type { BookingView } from '../booking-view.queries.js';
import { wallText } from '../booking-words.js';
import { bookingMail, whenAndWhere } from './booking-letter.js';

const words = {
  en: {
    subject: (number: string) => `New time for your booking ${number}`,
    title: 'Your booking has a new time',
    body: 'We are sorry: we had to move the time that you booked. Your places are kept. If the new time suits you, there is nothing to do.',
    back: 'Your booking is back at the time that you had booked. There is nothing to do.',
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
    before: 'Avant',
    decline:
      'Si elle ne vous convient pas, vous pouvez la refuser jusqu’au début. Tout ce que vous avez payé est alors remboursé.',
    button: 'Garder ou refuser',
    view: 'Voir ma réservation',
  },
} as const;

/** The time it was booked for, by the arena's clock. */
function before({ movedFromStart, movedFromEnd, slot }: BookingView, locale: Locale): Block[] {
  if (movedFromStart === null || movedFromEnd === null) return [];
  const value = wallText(slot.timeZone, [movedFromStart, movedFromEnd], locale);
  return [rows([{ label: words[locale].before, value }])];
}

/** The organisation moved the slot: the new time, the old one, and how to decline. */
export const bookingMovedByUs = bookingMail('booking-moved-by-us', ({ booking, link }, locale) => {
  const { subject, title, body, back, decline, button, view } = words[locale];
  const isMoved = booking.movedFromStart !== null;
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
