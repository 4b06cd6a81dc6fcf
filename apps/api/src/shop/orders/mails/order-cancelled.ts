import { CancelCause, CancelReason, type Locale, type LocalText, OrderEventKind } from '@dronesoccer/contracts';
import { action, aside, type Block, line } from '../../../platform/mail/index.js';
import type { OrderView } from '../show/order-view.queries.js';
import { orderMail, orderReceipt } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `Your order ${number} is cancelled`,
    title: 'Your order is cancelled',
    expired: (minutes: number) =>
      `We held your order for ${minutes} minutes but received no payment, so the items are back in stock. Nothing was charged. You are welcome to order again.`,
    asked: 'Your order was cancelled at your request.',
    byUs: 'We are sorry: we had to cancel your order.',
    paid: 'We are refunding what you paid and will email you when the refund is sent.',
    button: 'View order',
  },
  fr: {
    subject: (number: string) => `Votre commande ${number} est annulée`,
    title: 'Votre commande est annulée',
    expired: (minutes: number) =>
      `Nous avons gardé votre commande pendant ${minutes} minutes sans recevoir de paiement; les articles ont donc été remis en stock. Rien n’a été débité. Vous pouvez commander de nouveau.`,
    asked: 'Votre commande a été annulée à votre demande.',
    byUs: 'Nous sommes désolés : nous avons dû annuler votre commande.',
    paid: 'Nous remboursons votre paiement et vous écrirons quand le remboursement sera envoyé.',
    button: 'Voir la commande',
  },
} as const;

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

function bodyOf(order: OrderView, holdMinutes: number, locale: Locale): string {
  const text = words[locale];
  if (order.cancelReason === CancelReason.EXPIRED) return text.expired(holdMinutes);
  const isAsked = order.cancelReason === CancelReason.CUSTOMER || groundsOf(order)?.cause === CancelCause.BUYER_ASKED;
  return isAsked ? text.asked : text.byUs;
}

function groundsBlocks(order: OrderView, locale: Locale): Block[] {
  const { cause = null, text = null } = groundsOf(order) ?? {};
  const said = cause === null ? null : causes[cause];
  return [...(said === null ? [] : [line(said[locale])]), ...(text === null ? [] : [aside(text)])];
}

export const orderCancelled = orderMail('order-cancelled', ({ order, link, holdMinutes }, locale) => {
  const text = words[locale];
  return {
    ...text,
    body: bodyOf(order, holdMinutes, locale),
    rest: [
      ...groundsBlocks(order, locale),
      ...(order.paidAt === null ? [] : [line(text.paid)]),
      orderReceipt(order, locale),
      action(text.button, link),
    ],
  };
});
