import { CancelReason, type Locale, RefundStatus } from '@dronesoccer/contracts';
import { moneyText } from '@dronesoccer/domain';
import { action, aside, type Block, line, reference, siteLink } from '../../../platform/mail/index.js';
import { cancelReasonBlocks, whenAndWhere } from '../../slots/index.js';
import { type BookingEmail, bookingMail } from './booking-letter.js';

const words = {
  en: {
    whole: {
      subject: (number: string) => `Your booking ${number} is cancelled`,
      title: 'Your booking is cancelled',
      asked: 'Your booking was cancelled at your request.',
      byUs: 'We are sorry: we had to cancel your booking.',
      unpaid: 'You have not paid for it, and nothing will be charged.',
    },
    seats: {
      subject: (number: string) => `Seats of your booking ${number} are cancelled`,
      title: 'Your booking has changed',
      body: (seats: number) =>
        seats === 1
          ? 'One seat was cancelled at your request. The rest of your booking stands.'
          : `${seats} seats were cancelled at your request. The rest of your booking stands.`,
      byUs: (seats: number) =>
        seats === 1
          ? 'We are sorry: we had to cancel one seat. The rest of your booking stands.'
          : `We are sorry: we had to cancel ${seats} seats. The rest of your booking stands.`,
    },
    late: {
      subject: (number: string) => `Your payment for booking ${number} is refunded`,
      title: 'Your payment came too late',
      body: 'Your payment arrived after we had stopped holding your booking, and there is no room for it any more. You are welcome to book another time.',
    },
    refund: (amount: string) => `We are refunding ${amount} to the card you paid with.`,
    wait: 'It can take up to ten days to appear on your statement.',
    handedBack: (amount: string) => `We gave ${amount} back to you at the desk.`,
    waits: (amount: string) =>
      `You paid at the desk, so ${amount} is waiting for you there. Please bring your booking number.`,
    forfeit: (amount: string) =>
      `${amount} is not refunded, because bookings can be cancelled for a refund up to 48 hours before the start.`,
    button: 'View booking',
    again: 'Book another time',
  },
  fr: {
    whole: {
      subject: (number: string) => `Votre réservation ${number} est annulée`,
      title: 'Votre réservation est annulée',
      asked: 'Votre réservation a été annulée à votre demande.',
      byUs: 'Nous sommes désolés : nous avons dû annuler votre réservation.',
      unpaid: 'Vous ne l’avez pas payée, et rien ne sera débité.',
    },
    seats: {
      subject: (number: string) => `Des places de votre réservation ${number} sont annulées`,
      title: 'Votre réservation a changé',
      body: (seats: number) =>
        seats === 1
          ? 'Une place a été annulée à votre demande. Le reste de votre réservation tient toujours.'
          : `${seats} places ont été annulées à votre demande. Le reste de votre réservation tient toujours.`,
      byUs: (seats: number) =>
        seats === 1
          ? 'Nous sommes désolés : nous avons dû annuler une place. Le reste de votre réservation tient toujours.'
          : `Nous sommes désolés : nous avons dû annuler ${seats} places. Le reste de votre réservation tient toujours.`,
    },
    late: {
      subject: (number: string) => `Votre paiement de la réservation ${number} est remboursé`,
      title: 'Votre paiement est arrivé trop tard',
      body: 'Votre paiement est arrivé alors que nous ne retenions plus votre réservation, et il ne reste plus assez de places. Vous pouvez réserver une autre plage horaire.',
    },
    refund: (amount: string) => `Nous remboursons ${amount} sur la carte utilisée pour le paiement.`,
    wait: 'Le remboursement peut prendre jusqu’à dix jours avant de figurer sur votre relevé.',
    handedBack: (amount: string) => `Nous vous avons remis ${amount} au comptoir.`,
    waits: (amount: string) =>
      `Vous avez payé au comptoir : ${amount} vous y attendent. Apportez votre numéro de réservation.`,
    forfeit: (amount: string) => `Cette annulation, à moins de 48 heures du début, n’est pas remboursable (${amount}).`,
    button: 'Voir la réservation',
    again: 'Réserver une autre plage horaire',
  },
} as const;

/** Explains the refund and the forfeited amount. */
function moneyBlocks({ booking, refundCents, forfeitCents }: BookingEmail, locale: Locale): Block[] {
  const text = words[locale];
  return [
    ...(refundCents === 0 ? [] : refundBlocks(booking, moneyText(refundCents, locale), locale)),
    ...(forfeitCents === 0 ? [] : [line(text.forfeit(moneyText(forfeitCents, locale)))]),
  ];
}

function refundBlocks({ refunds }: BookingEmail['booking'], amount: string, locale: Locale): Block[] {
  const text = words[locale];
  const atDesk = refunds.filter((refund) => refund.atDesk);
  if (atDesk.length === 0) return [line(text.refund(amount)), aside(text.wait)];
  const waits = atDesk.some(({ status }) => status !== RefundStatus.DONE);
  return [line(waits ? text.waits(amount) : text.handedBack(amount))];
}

export const bookingCancelled = bookingMail('booking-cancelled', (data, locale, origin) => {
  const { whole, seats, late, button, again } = words[locale];
  const { booking, kind } = data;
  const facts = [...moneyBlocks(data, locale), ...whenAndWhere(booking, locale)];
  const rest = [...facts, action(button, data.link)];
  if (kind === 'seats-cancelled') return { ...seats, body: (data.byUs ? seats.byUs : seats.body)(data.seats), rest };
  // Customers who lost their time through no fault of their own are offered another time first.
  const times = siteLink(origin, locale, `/arenas/${booking.slot.arenaId}`);
  const onward = [...facts, action(again, times), reference(button, data.link)];
  if (kind === 'paid-too-late') return { ...late, rest: onward };
  const unpaid = booking.confirmedAt === null ? [aside(whole.unpaid)] : [];
  const isByUs = booking.cancelReason === CancelReason.ADMIN;
  if (!isByUs) return { ...whole, body: whole.asked, rest: [...unpaid, ...rest] };
  return { ...whole, body: whole.byUs, rest: [...cancelReasonBlocks(booking.slot, locale), ...unpaid, ...onward] };
});
