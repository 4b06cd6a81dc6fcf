import { action } from '../../../platform/mail/index.js';
import { destination, orderMail, orderReceipt } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `Your order ${number} is ready for pickup`,
    title: 'Your order is ready',
    body: 'Your order is packed and waiting for you at the counter. Please bring the order number.',
    button: 'View my order',
  },
  fr: {
    subject: (number: string) => `Votre commande ${number} est prête pour la cueillette`,
    title: 'Votre commande est prête',
    body: 'Votre commande est emballée et vous attend au comptoir. Veuillez apporter le numéro de commande.',
    button: 'Voir ma commande',
  },
} as const;

export const orderReady = orderMail('order-ready', ({ order, link }, locale) => ({
  ...words[locale],
  rest: [...destination(order, locale), orderReceipt(order, locale), action(words[locale].button, link)],
}));
