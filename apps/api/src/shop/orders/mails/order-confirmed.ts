import { action } from '../../../platform/mail/index.js';
import { destination, orderMail, orderReceipt, pickupNotes } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `Your order ${number} is confirmed`,
    title: 'Thank you for your order',
    body: 'We have received your payment and are getting everything ready. Here is what you bought:',
    button: 'View my order',
  },
  fr: {
    subject: (number: string) => `Votre commande ${number} est confirmée`,
    title: 'Merci de votre commande',
    body: 'Nous avons reçu votre paiement et préparons le tout. Voici vos achats :',
    button: 'Voir ma commande',
  },
} as const;

export const orderConfirmed = orderMail('order-confirmed', ({ order, link }, locale) => ({
  ...words[locale],
  rest: [
    orderReceipt(order, locale),
    ...pickupNotes(order, locale),
    ...destination(order, locale),
    action(words[locale].button, link),
  ],
}));
