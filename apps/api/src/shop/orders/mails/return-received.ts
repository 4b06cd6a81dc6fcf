import { moneyText } from '@dronesoccer/domain';
import { action } from '../../../platform/mail/index.js';
import { orderMail, returnedPieces } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `Your return for order ${number} has arrived`,
    title: 'Your return has arrived',
    refund: (amount: string) =>
      `Thank you: we have received your items. We are refunding ${amount} and will email you when the refund is sent.`,
    nothing: 'Thank you: we have received your items, and your return is closed.',
    button: 'View order',
  },
  fr: {
    subject: (number: string) => `Votre retour pour la commande ${number} est arrivé`,
    title: 'Votre retour est arrivé',
    refund: (amount: string) =>
      `Merci, nous avons reçu vos articles. Nous vous remboursons ${amount} et vous écrirons quand le remboursement sera envoyé.`,
    nothing: 'Merci, nous avons reçu vos articles, et votre demande est fermée.',
    button: 'Voir la commande',
  },
} as const;

export const returnReceived = orderMail('return-received', (data, locale) => {
  const text = words[locale];
  const { order, link, orderReturn } = data;
  const refundCents = order.refunds
    .filter(({ returnId }) => returnId !== null && returnId === orderReturn?.id)
    .reduce((sum, { amountCents }) => sum + amountCents, 0);
  return {
    ...text,
    body: refundCents === 0 ? text.nothing : text.refund(moneyText(refundCents, locale)),
    rest: [...returnedPieces(data), action(text.button, link)],
  };
});
