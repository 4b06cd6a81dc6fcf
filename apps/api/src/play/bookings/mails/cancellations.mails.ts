import { CancelReason, RefundStatus } from '@dronesoccer/contracts';
import { action, aside, line, reference } from '../../../platform/mail/index.js';
import { cancelReason, otherTimes } from '../../slots/index.js';
import { type BookingFacts, bookingEmail, theSlot } from './booking-blocks.js';

/**
 * The email about a cancelled booking, about cancelled seats, and about a payment that arrived too late or could not be
 * used.
 */
export const bookingCancelled = bookingEmail('booking-cancelled', {
  en: (facts, { money }) => ({
    ...{
      whole: {
        subject: `Your booking ${facts.booking.number} is cancelled`,
        title: 'Your booking is cancelled',
        body: isByUs(facts)
          ? 'We are sorry: we had to cancel your booking.'
          : 'Your booking was cancelled at your request.',
      },
      seats: {
        subject: `Seats of your booking ${facts.booking.number} are cancelled`,
        title: 'Your booking has changed',
        body: `${seatsGone.en(facts)} The rest of your booking stands.`,
      },
      late: {
        subject: `Your payment for booking ${facts.booking.number} is refunded`,
        title: 'Your payment came too late',
        body: 'Your payment arrived after we had stopped holding your booking, and there is no longer room for it. You are welcome to book another time.',
      },
      inVain: {
        subject: `Your payment for booking ${facts.booking.number} is refunded`,
        title: 'Your payment was not needed',
        body: 'Your payment arrived for a booking that had already been paid for or cancelled. The booking stays as it is.',
      },
    }[extentOf(facts)],
    unpaid: 'You have not paid for it, and nothing will be charged.',
    refund: `We are refunding ${money(facts.refundCents)} to the card you paid with.`,
    wait: 'It can take up to ten days to appear on your statement.',
    handedBack: `We gave ${money(facts.refundCents)} back to you at the desk.`,
    waits: `You paid at the desk, so ${money(facts.refundCents)} is waiting for you there. Please bring your booking number.`,
    forfeit: `${money(facts.forfeitCents)} is not refunded, because bookings can be cancelled for a refund up to 48 hours before the start.`,
    button: 'View booking',
    again: 'Book another time',
  }),
  fr: (facts, { money }) => ({
    ...{
      whole: {
        subject: `Votre réservation ${facts.booking.number} est annulée`,
        title: 'Votre réservation est annulée',
        body: isByUs(facts)
          ? 'Nous sommes désolés : nous avons dû annuler votre réservation.'
          : 'Votre réservation a été annulée à votre demande.',
      },
      seats: {
        subject: `Des places de votre réservation ${facts.booking.number} sont annulées`,
        title: 'Votre réservation a changé',
        body: `${seatsGone.fr(facts)} Le reste de votre réservation tient toujours.`,
      },
      late: {
        subject: `Votre paiement de la réservation ${facts.booking.number} est remboursé`,
        title: 'Votre paiement est arrivé trop tard',
        body: 'Votre paiement est arrivé alors que nous ne retenions plus votre réservation, et il ne reste plus assez de places. Vous pouvez réserver une autre plage horaire.',
      },
      inVain: {
        subject: `Votre paiement de la réservation ${facts.booking.number} est remboursé`,
        title: 'Votre paiement n’était pas nécessaire',
        body: 'Votre paiement est arrivé pour une réservation qui était déjà payée ou annulée. Elle reste telle quelle.',
      },
    }[extentOf(facts)],
    unpaid: 'Vous ne l’avez pas payée, et rien ne sera débité.',
    refund: `Nous remboursons ${money(facts.refundCents)} sur la carte utilisée pour le paiement.`,
    wait: 'Le remboursement peut prendre jusqu’à dix jours avant de figurer sur votre relevé.',
    handedBack: `Nous vous avons remis ${money(facts.refundCents)} au comptoir.`,
    waits: `Vous avez payé au comptoir : ${money(facts.refundCents)} vous y attendent. Apportez votre numéro de réservation.`,
    forfeit: `Cette annulation, à moins de 48 heures du début, n’est pas remboursable (${money(facts.forfeitCents)}).`,
    button: 'Voir la réservation',
    again: 'Réserver une autre plage horaire',
  }),
  blocks: (text, facts, language) => {
    const { booking, link, refundCents, forfeitCents } = facts;
    const [extent, byUs] = [extentOf(facts), isByUs(facts)];
    const refunded = {
      card: [line(text.refund), aside(text.wait)],
      waiting: [line(text.waits)],
      handedBack: [line(text.handedBack)],
    }[extent === 'inVain' ? 'card' : refundWay(booking)];
    // Customers who lost their time through no fault of their own are offered another time first.
    // A payment may also be late because the day is over.
    const page = extent === 'late' ? (`/arenas/${booking.slot.arenaId}` as const) : otherTimes(booking.slot);
    const onward = [action(text.again, language.page(page)), reference(text.button, link)];
    return [
      extent === 'whole' && byUs && cancelReason(booking, language),
      extent === 'whole' && booking.confirmedAt === null && aside(text.unpaid),
      refundCents !== 0 && refunded,
      forfeitCents !== 0 && line(text.forfeit),
      theSlot,
      extent === 'late' || (extent === 'whole' && byUs) ? onward : action(text.button, link),
    ];
  },
});

function extentOf({ kind }: BookingFacts): 'whole' | 'seats' | 'late' | 'inVain' {
  if (kind === 'seats-cancelled') return 'seats';
  if (kind === 'paid-in-vain') return 'inVain';
  return kind === 'paid-too-late' ? 'late' : 'whole';
}

/** Returns true if the organisation cancelled the whole booking. */
const isByUs = ({ booking }: BookingFacts): boolean => booking.cancelReason === CancelReason.ADMIN;

const seatsGone = {
  en: ({ seats, byUs }: BookingFacts): string => {
    if (byUs) return `We are sorry: we had to cancel ${seats === 1 ? 'one seat' : `${seats} seats`}.`;
    return seats === 1 ? 'One seat was cancelled at your request.' : `${seats} seats were cancelled at your request.`;
  },
  fr: ({ seats, byUs }: BookingFacts): string => {
    const count = seats === 1 ? 'une place' : `${seats} places`;
    if (byUs) return `Nous sommes désolés : nous avons dû annuler ${count}.`;
    return seats === 1
      ? 'Une place a été annulée à votre demande.'
      : `${seats} places ont été annulées à votre demande.`;
  },
};

function refundWay({ refunds }: BookingFacts['booking']): 'card' | 'waiting' | 'handedBack' {
  const atDesk = refunds.filter((refund) => refund.atDesk);
  if (atDesk.length === 0) return 'card';
  return atDesk.some(({ status }) => status !== RefundStatus.DONE) ? 'waiting' : 'handedBack';
}
