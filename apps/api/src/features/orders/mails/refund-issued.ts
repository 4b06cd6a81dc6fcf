import { moneyText } from '@dronesoccer/domain';
import { action, aside, letter, line, type MailTemplate } from '../../../platform/mail/index.js';
import { type OrderLetter, orderNumber } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `Your refund for order ${number}`,
    title: 'Your refund has left',
    body: (amount: string) => `We have sent ${amount} back to the card you paid with.`,
    wait: 'Banks take up to ten days to show it.',
    button: 'See the order',
  },
  fr: {
    subject: (number: string) => `Votre remboursement pour la commande ${number}`,
    title: 'Votre remboursement est parti',
    body: (amount: string) => `Nous avons retourné ${amount} sur la carte utilisée pour le paiement.`,
    wait: 'Les banques prennent jusqu’à dix jours pour l’afficher.',
    button: 'Voir la commande',
  },
} as const;

export const refundIssued: MailTemplate<OrderLetter> = {
  name: 'refund-issued',
  render({ order, link, amountCents }, locale, origin) {
    const text = words[locale];
    const body = text.body(moneyText(amountCents, locale));
    return letter({
      locale,
      origin,
      subject: text.subject(order.number),
      preview: body,
      title: text.title,
      blocks: [orderNumber(order, locale), line(body), aside(text.wait), action(text.button, link)],
    });
  },
};
