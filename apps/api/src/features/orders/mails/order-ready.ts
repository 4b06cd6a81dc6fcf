import { action, letter, line, type MailTemplate } from '../../../platform/mail/index.js';
import { destination, type OrderLetter, orderNumber, receipt } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `Your order ${number} is ready for pickup`,
    title: 'Your order is ready',
    body: 'Everything is packed and waits for you at the counter. Please bring the order number.',
    button: 'See my order',
  },
  fr: {
    subject: (number: string) => `Votre commande ${number} est prête`,
    title: 'Votre commande est prête',
    body: 'Tout est emballé et vous attend au comptoir. Veuillez apporter le numéro de commande.',
    button: 'Voir ma commande',
  },
} as const;

export const orderReady: MailTemplate<OrderLetter> = {
  name: 'order-ready',
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
        ...destination(order, locale),
        receipt(order, locale),
        action(text.button, link),
      ],
    });
  },
};
