import { moneyText } from '@dronesoccer/domain';
import { provinceZone, timeText } from '@dronesoccer/domain/calendar';
import { action, aside } from '../../../platform/mail/index.js';
import { orderMail } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `The payment for order ${number} did not go through`,
    title: 'Your payment did not go through',
    body: (amount: string) =>
      `The payment of ${amount} was refused, and nothing was charged. You can try again with the same or another card.`,
    hold: (time: string) => `We are holding your order until ${time}.`,
    button: 'Try again',
  },
  fr: {
    subject: (number: string) => `Le paiement de la commande ${number} n’a pas abouti`,
    title: 'Votre paiement n’a pas abouti',
    body: (amount: string) =>
      `Le paiement de ${amount} a été refusé, et rien n’a été débité. Vous pouvez réessayer avec la même carte ou une autre.`,
    hold: (time: string) => `Nous gardons votre commande jusqu’à ${time}.`,
    button: 'Réessayer',
  },
} as const;

export const paymentFailed = orderMail('payment-failed', ({ order, payLink, amountCents }, locale) => {
  const text = words[locale];
  const zone = order.pickupLocation?.timeZone ?? provinceZone(order.taxProvince);
  return {
    ...text,
    body: text.body(moneyText(amountCents, locale)),
    rest: [aside(text.hold(timeText(zone, order.holdExpiresAt, locale))), action(text.button, payLink)],
  };
});
