import { action } from '../../../platform/mail/index.js';
import { destination, orderMail, orderReceipt, pickupNotes } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `Your order ${number} is confirmed`,
    title: 'Thank you for your order',
    body: 'Your payment has arrived and we are getting everything ready. This is what you bought:',
    button: 'See my order',
  },
  fr: {
    subject: (number: string) => `Votre commande ${number} est confirmée`,
    title: 'Merci de votre commande',
    body: 'Votre paiement est arrivé et nous préparons le tout. Voici vos achats :',
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
