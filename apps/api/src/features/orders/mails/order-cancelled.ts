import { CancelReason } from '@dronesoccer/contracts';
import { action, letter, line, type MailTemplate } from '../../../platform/mail/index.js';
import { type OrderLetter, orderNumber, receipt } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `Your order ${number} is cancelled`,
    title: 'Your order is cancelled',
    expired: (minutes: number) =>
      `We kept your order for ${minutes} minutes and no payment arrived, so the goods went back on the shelf. Nothing was charged. You are welcome to order again.`,
    cancelled: 'The order was cancelled as asked.',
    paid: 'What you paid is on its way back to you; we write again when it has left.',
    button: 'See the order',
  },
  fr: {
    subject: (number: string) => `Votre commande ${number} est annulée`,
    title: 'Votre commande est annulée',
    expired: (minutes: number) =>
      `Nous avons gardé votre commande pendant ${minutes} minutes sans recevoir de paiement, et les articles sont retournés en rayon. Rien n’a été facturé. Vous pouvez commander de nouveau.`,
    cancelled: 'La commande a été annulée, comme demandé.',
    paid: 'Votre paiement vous est retourné; nous vous écrirons quand il sera parti.',
    button: 'Voir la commande',
  },
} as const;

export const orderCancelled: MailTemplate<OrderLetter> = {
  name: 'order-cancelled',
  render({ order, link, holdMinutes }, locale, origin) {
    const text = words[locale];
    const body = order.cancelReason === CancelReason.EXPIRED ? text.expired(holdMinutes) : text.cancelled;
    return letter({
      locale,
      origin,
      subject: text.subject(order.number),
      preview: body,
      title: text.title,
      blocks: [
        orderNumber(order, locale),
        line(body),
        ...(order.paidAt === null ? [] : [line(text.paid)]),
        receipt(order, locale),
        action(text.button, link),
      ],
    });
  },
};
