import { action, letter, line, type MailTemplate } from '../../../platform/mail/index.js';
import { type OrderLetter, orderNumber, returnedPieces } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `About your return for order ${number}`,
    title: 'We cannot take this back',
    body: 'We looked at your return request and cannot accept it:',
    button: 'See the order',
  },
  fr: {
    subject: (number: string) => `Au sujet de votre retour pour la commande ${number}`,
    title: 'Nous ne pouvons pas le reprendre',
    body: 'Nous avons étudié votre demande de retour et ne pouvons pas l’accepter :',
    button: 'Voir la commande',
  },
} as const;

export const returnRefused: MailTemplate<OrderLetter> = {
  name: 'return-refused',
  render(data, locale, origin) {
    const text = words[locale];
    const { order, link, orderReturn } = data;
    return letter({
      locale,
      origin,
      subject: text.subject(order.number),
      preview: text.body,
      title: text.title,
      blocks: [
        orderNumber(order, locale),
        line(text.body),
        ...(orderReturn === null || orderReturn.note === null ? [] : [line(orderReturn.note)]),
        ...returnedPieces(data),
        action(text.button, link),
      ],
    });
  },
};
