import {
  CancelCause,
  CancelReason,
  carriers,
  DeliveryMethod,
  isCarrier,
  type Locale,
  type LocalText,
  OrderEventKind,
  RefundKind,
  trackingUrl,
} from '@dronesoccer/contracts';
import { msPerMinute } from '@dronesoccer/domain';
import { deadlineText, organisationDayText, provinceZone, returnUntil, timeText } from '@dronesoccer/domain/calendar';
import { action, aside, highlight, type Language, line, type Part } from '../../../platform/mail/index.js';
import type { OrderView } from '../show/order-view.queries.js';
import {
  destination,
  orderEmail,
  orderFacts,
  type OrderFacts,
  orderReceipt,
  packedPieces,
  pickupNeeds,
  viewMyOrder,
  viewOrder,
} from './order-blocks.js';

export const orderEmails = {
  confirmed: orderEmail('order-confirmed', {
    en: ({ order }) => ({
      subject: `Your order ${order.number} is confirmed`,
      title: 'Thank you for your order',
      body:
        order.totalCents > 0
          ? 'We have received your payment and are getting everything ready. Here is what you bought:'
          : 'There is nothing to pay, and we are getting everything ready. Here is what you ordered:',
    }),
    fr: ({ order }) => ({
      subject: `Votre commande ${order.number} est confirmée`,
      title: 'Merci de votre commande',
      body:
        order.totalCents > 0
          ? 'Nous avons reçu votre paiement et préparons le tout. Voici vos achats :'
          : 'Vous n’avez rien à payer, et nous préparons le tout. Voici votre commande :',
    }),
    blocks: () => [orderFacts, viewMyOrder],
  }),
  /** The email to the customer of an order that staff made. */
  'payment-link': orderEmail('order-payment-link', {
    en: ({ order }) => ({
      subject: `Your order ${order.number} is ready to be paid`,
      title: 'Your order is waiting for your payment',
      body: 'We made this order for you, as agreed. Check it on its page and pay by card:',
      hold: `We are holding your order until ${holdEnd(order, 'en')}. After that, the items go back on sale.`,
      button: 'Check and pay',
    }),
    fr: ({ order }) => ({
      subject: `Votre commande ${order.number} attend votre paiement`,
      title: 'Votre commande attend votre paiement',
      body: 'Nous avons préparé cette commande pour vous, comme convenu. Vérifiez-la sur sa page et payez par carte :',
      hold: `Nous gardons votre commande jusqu’au ${holdEnd(order, 'fr')}. Ensuite, les articles seront remis en vente.`,
      button: 'Vérifier et payer',
    }),
    blocks: ({ hold, button }, { link }) => [orderFacts, aside(hold), action(button, link)],
  }),
  'payment-failed': orderEmail('payment-failed', {
    en: ({ order, amountCents }, { money }) => ({
      subject: `The payment for order ${order.number} did not go through`,
      title: 'Your payment did not go through',
      body: `The payment of ${money(amountCents)} was refused, and nothing was charged. You can try again with the same or another card.`,
      hold: `We are holding your order until ${holdEnd(order, 'en')}.`,
      button: 'Try again',
    }),
    fr: ({ order, amountCents }, { money }) => ({
      subject: `Le paiement de la commande ${order.number} n’a pas abouti`,
      title: 'Votre paiement n’a pas abouti',
      body: `Le paiement de ${money(amountCents)} a été refusé, et rien n’a été débité. Vous pouvez réessayer avec la même carte ou une autre.`,
      hold: `Nous gardons votre commande ${order.isDeskOrder ? 'jusqu’au' : 'jusqu’à'} ${holdEnd(order, 'fr')}.`,
      button: 'Réessayer',
    }),
    blocks: ({ hold, button }, { payLink }) => [aside(hold), action(button, payLink)],
  }),
  'ready-for-pickup': orderEmail('order-ready', {
    en: ({ order }) => ({
      subject: `Your order ${order.number} is ready for pickup`,
      title: 'Your order is ready',
      body: 'Your order is packed and waiting for you at the counter.',
    }),
    fr: ({ order }) => ({
      subject: `Votre commande ${order.number} est prête pour la cueillette`,
      title: 'Votre commande est prête',
      body: 'Votre commande est emballée et vous attend au comptoir.',
    }),
    blocks: () => [pickupNeeds, destination, packedPieces, viewMyOrder],
  }),
  /** The email protects the buyer, too: someone else could have asked for the change. */
  'address-changed': orderEmail('order-address-changed', {
    en: ({ order }) => ({
      subject: `Order ${order.number} has a new address`,
      title: 'Your order ships to a new address',
      body: 'We changed the address of your order. If you did not ask for this, reply to this email before the order ships.',
    }),
    fr: ({ order }) => ({
      subject: `La commande ${order.number} a une nouvelle adresse`,
      title: 'Votre commande sera expédiée à une nouvelle adresse',
      body: 'Nous avons changé l’adresse de votre commande. Si vous ne l’avez pas demandé, répondez à ce courriel avant l’expédition.',
    }),
    blocks: () => [destination, viewMyOrder],
  }),
  /** The email about a shipped parcel or a collected pickup. */
  shipped: orderEmail('order-shipped', {
    en: ({ order }) => ({
      ...(isParcel(order)
        ? {
            subject: `Your order ${order.number} is on its way`,
            title: 'Your order is on its way',
            body: 'Your parcel has shipped. Here is what is in it:',
          }
        : {
            subject: `You picked up order ${order.number}`,
            title: 'Have fun!',
            body: 'You picked up your order at the counter. For your records, here is what you took home:',
          }),
      tracking: 'Tracking number',
      track: 'Track the parcel',
      returns: `Is something not right? You can request a return until ${returnDay(order, 'en')} on the order page.`,
    }),
    fr: ({ order }) => ({
      ...(isParcel(order)
        ? {
            subject: `Votre commande ${order.number} est en route`,
            title: 'Votre commande est en route',
            body: 'Votre colis est expédié. Voici son contenu :',
          }
        : {
            subject: `Vous avez récupéré la commande ${order.number}`,
            title: 'Amusez-vous bien!',
            body: 'Vous avez récupéré votre commande au comptoir. À titre de référence, en voici le contenu :',
          }),
      tracking: 'Numéro de suivi',
      track: 'Suivre le colis',
      returns: `Quelque chose ne va pas? Vous pouvez demander un retour jusqu’au ${returnDay(order, 'fr')}, sur la page de la commande.`,
    }),
    blocks: (text, { order }, { locale }) => [
      packedPieces,
      isParcel(order) && destination,
      tracking(order, text, locale),
      viewMyOrder,
      returnDay(order, locale) !== null && aside(text.returns),
    ],
  }),
  cancelled: orderEmail('order-cancelled', {
    en: ({ order }) => ({
      subject: `Your order ${order.number} is cancelled`,
      title: 'Your order is cancelled',
      body: {
        expired: `We held your order for ${holdTime(order, 'en')} but received no payment, so the items are back in stock. Nothing was charged. You are welcome to order again.`,
        asked: 'Your order was cancelled at your request.',
        byUs: 'We are sorry: we had to cancel your order.',
      }[endOf(order)],
      paid: 'We are refunding what you paid and will email you when the refund is sent.',
    }),
    fr: ({ order }) => ({
      subject: `Votre commande ${order.number} est annulée`,
      title: 'Votre commande est annulée',
      body: {
        expired: `Nous avons gardé votre commande pendant ${holdTime(order, 'fr')} sans recevoir de paiement; les articles ont donc été remis en stock. Rien n’a été débité. Vous pouvez commander de nouveau.`,
        asked: 'Votre commande a été annulée à votre demande.',
        byUs: 'Nous sommes désolés : nous avons dû annuler votre commande.',
      }[endOf(order)],
      paid: 'Nous remboursons votre paiement et vous écrirons quand le remboursement sera envoyé.',
    }),
    blocks: ({ paid }, { order }) => [cancelGrounds, isRefunded(order) && line(paid), orderReceipt, viewOrder],
  }),
};

/**
 * Returns the time at which the hold ends, on the clock of the place where the order goes. A desk order is held until
 * another day, so its text begins with the day.
 */
function holdEnd({ isDeskOrder, pickupLocation, taxProvince, holdExpiresAt }: OrderView, locale: Locale): string {
  const zone = pickupLocation?.timeZone ?? provinceZone(taxProvince);
  return isDeskOrder ? deadlineText(zone, holdExpiresAt, locale) : timeText(zone, holdExpiresAt, locale);
}

/** Returns for how long the order waited for its payment. */
function holdTime({ isDeskOrder, placedAt, holdExpiresAt }: OrderView, locale: Locale): string {
  const minutes = Math.round((holdExpiresAt.getTime() - placedAt.getTime()) / msPerMinute);
  if (!isDeskOrder) return `${minutes} minutes`;
  return `${minutes / 60} ${locale === 'fr' ? 'heures' : 'hours'}`;
}

/** Returns true if the cancellation refunds something: the order was not free, and not all of it was refunded before. */
const isRefunded = ({ refunds }: OrderView): boolean => refunds.some(({ kind }) => kind === RefundKind.CANCELLED);

const isParcel = ({ delivery }: OrderView): boolean => delivery === DeliveryMethod.SHIP;

/** Returns the last day to request a return, or null if there is none. */
function returnDay(order: OrderView, locale: Locale): string | null {
  const until = returnUntil(order, order.returnDays);
  return until && organisationDayText(until, locale);
}

/** Shows the tracking number, with a link to the carrier's tracking page if there is one. */
function tracking({ shipments }: OrderView, text: { tracking: string; track: string }, locale: Locale): Part {
  const { carrier, trackingNumber = null } = shipments.at(-1) ?? {};
  if (!isCarrier(carrier) || trackingNumber === null) return null;
  const name = carrier === 'other' ? text.tracking : `${text.tracking}, ${carriers[carrier].name[locale]}`;
  const page = trackingUrl(carrier, trackingNumber);
  return [highlight(name, trackingNumber), page !== null && action(text.track, page)];
}

/** The sentence for each cause. Null if the email already says it, or there is nothing to say. */
const causes: Record<CancelCause, LocalText | null> = {
  [CancelCause.SOLD_OUT]: {
    en: 'What you ordered is no longer available.',
    fr: 'Ce que vous avez commandé n’est plus disponible.',
  },
  [CancelCause.BUYER_ASKED]: null,
  [CancelCause.NO_DELIVERY]: {
    en: 'We cannot deliver to the address you gave.',
    fr: 'Nous ne pouvons pas livrer à l’adresse indiquée.',
  },
  [CancelCause.PAYMENT_DOUBT]: {
    en: 'The payment could not be confirmed.',
    fr: 'Le paiement n’a pas pu être confirmé.',
  },
  [CancelCause.MISTAKE]: { en: 'The order was placed by mistake.', fr: 'La commande a été passée par erreur.' },
  [CancelCause.OTHER]: null,
};

/** Returns the cancellation's timeline entry, with the reasons that the shop tells the customer. */
const groundsOf = ({ timeline }: OrderView) => timeline.findLast(({ kind }) => kind === OrderEventKind.CANCELLED);

function endOf(order: OrderView): 'expired' | 'asked' | 'byUs' {
  if (order.cancelReason === CancelReason.EXPIRED) return 'expired';
  const isAsked = order.cancelReason === CancelReason.CUSTOMER || groundsOf(order)?.cause === CancelCause.BUYER_ASKED;
  return isAsked ? 'asked' : 'byUs';
}

function cancelGrounds({ order }: OrderFacts, { locale }: Language): Part {
  const { cause = null, text = null } = groundsOf(order) ?? {};
  const causeText = cause && causes[cause];
  return [causeText && line(causeText[locale]), text !== null && aside(text)];
}
