import { action, letter, line, type MailTemplate } from '../../../platform/mail/index.js';
import { destination, type OrderLetter, orderNumber, receipt } from './order-letter.js';

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

export const orderConfirmed: MailTemplate<OrderLetter> = {
  name: 'order-confirmed',
  render({ order, link }, locale, origin) {
    const text = words[locale];
    return letter({
      locale,
      origin,
      subject: text.subject(order.number),
      preview: text.body,
      title: text.title,
      blocks: [
        orderNumber(order, locale),
        line(text.body),
        receipt(order, locale),
        ...destination(order, locale),
        action(text.button, link),
      ],
    });
  },
};
