import { action } from '../../../platform/mail/index.js';
import { destination, orderMail, orderReceipt, pickupNotes } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `Your order ${number} is ready for pickup`,
    title: 'Your order is ready',
    body: 'Your order is packed and waiting for you at the counter.',
    button: 'View my order',
  },
  fr: {
    subject: (number: string) => `Votre commande ${number} est prête pour la cueillette`,
    title: 'Votre commande est prête',
    body: 'Votre commande est emballée et vous attend au comptoir.',
    button: 'Voir ma commande',
  },
} as const;

export const orderReady = orderMail('order-ready', ({ order, link }, locale) => ({
  ...words[locale],
  rest: [
    ...pickupNotes(order, locale, { isReady: true }),
    ...destination(order, locale),
    orderReceipt(order, locale),
    action(words[locale].button, link),
  ],
}));
