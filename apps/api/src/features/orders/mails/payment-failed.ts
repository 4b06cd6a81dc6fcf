import { moneyText } from '@dronesoccer/domain';
import { action, aside } from '../../../platform/mail/index.js';
import { orderMail } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `The payment for order ${number} did not go through`,
    title: 'Your payment did not go through',
    body: (amount: string) =>
      `The payment of ${amount} was refused, and nothing was charged. You can try again with the same or another card.`,
    hold: (minutes: number) => `We are holding your order for ${minutes} minutes from the time you placed it.`,
    button: 'Try again',
  },
  fr: {
    subject: (number: string) => `Le paiement de la commande ${number} n’a pas abouti`,
    title: 'Votre paiement n’a pas abouti',
    body: (amount: string) =>
      `Le paiement de ${amount} a été refusé, et rien n’a été débité. Vous pouvez réessayer avec la même carte ou une autre.`,
    hold: (minutes: number) =>
      `Nous gardons votre commande pendant ${minutes} minutes à partir du moment où vous l’avez passée.`,
    button: 'Réessayer',
  },
} as const;

export const paymentFailed = orderMail('payment-failed', ({ payLink, amountCents, holdMinutes }, locale) => {
  const text = words[locale];
  return {
    ...text,
    body: text.body(moneyText(amountCents, locale)),
    rest: [aside(text.hold(holdMinutes)), action(text.button, payLink)],
  };
});
