import { moneyText } from '@dronesoccer/domain';
import { action, aside } from '../../../platform/mail/index.js';
import { orderMail } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `Your refund for order ${number}`,
    title: 'Your refund is on its way',
    body: (amount: string) => `We have refunded ${amount} to the card you paid with.`,
    wait: 'It can take up to ten days to appear on your statement.',
    button: 'View order',
  },
  fr: {
    subject: (number: string) => `Votre remboursement pour la commande ${number}`,
    title: 'Votre remboursement est en route',
    body: (amount: string) => `Nous avons remboursé ${amount} sur la carte utilisée pour le paiement.`,
    wait: 'Il peut prendre jusqu’à dix jours avant de figurer sur votre relevé.',
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
