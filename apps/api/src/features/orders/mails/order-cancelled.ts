import { CancelReason } from '@dronesoccer/contracts';
import { action, line } from '../../../platform/mail/index.js';
import { orderMail, receipt } from './order-letter.js';

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

export const orderCancelled = orderMail('order-cancelled', ({ order, link, holdMinutes }, locale) => {
  const text = words[locale];
  return {
    ...text,
    body: order.cancelReason === CancelReason.EXPIRED ? text.expired(holdMinutes) : text.cancelled,
    rest: [...(order.paidAt === null ? [] : [line(text.paid)]), receipt(order, locale), action(text.button, link)],
  };
});
