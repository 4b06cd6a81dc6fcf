import { moneyText } from '@dronesoccer/domain';
import { action, aside } from '../../../platform/mail/index.js';
import { orderMail } from './order-letter.js';

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

export const refundIssued = orderMail('refund-issued', ({ link, amountCents }, locale) => {
  const text = words[locale];
  return {
    ...text,
    body: text.body(moneyText(amountCents, locale)),
    rest: [aside(text.wait), action(text.button, link)],
  };
});
