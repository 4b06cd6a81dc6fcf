import type { Locale } from '@dronesoccer/contracts';
import { moneyText } from '@dronesoccer/domain';
import { action, aside, type Block, rows } from '../../../platform/mail/index.js';
import { type OrderEmail, orderMail, orderReceipt, pieceRows } from './order-letter.js';

const words = {
  en: {
    subject: (number: string) => `Your refund for order ${number}`,
    title: 'Your refund is on its way',
    body: (amount: string) => `We have refunded ${amount} to the card you paid with.`,
    subtotal: 'Subtotal',
    shipping: 'Shipping',
    tax: 'Tax',
    total: 'Refunded',
    wait: 'It can take up to ten days to appear on your statement.',
    button: 'View order',
  },
  fr: {
    subject: (number: string) => `Votre remboursement pour la commande ${number}`,
    title: 'Votre remboursement est en route',
    body: (amount: string) => `Nous avons remboursé ${amount} sur la carte utilisée pour le paiement.`,
    subtotal: 'Sous-total',
    shipping: 'Livraison',
    tax: 'Taxes',
    total: 'Remboursé',
    wait: 'Il peut prendre jusqu’à dix jours avant de figurer sur votre relevé.',
    button: 'Voir la commande',
  },
} as const;

/** Lists the refunded items, the tax and the amount. A refund of the whole order repeats its receipt. */
function refundedBlocks({ order, refund }: OrderEmail, locale: Locale): Block[] {
  if (refund === null) return [];
  const { amountCents, shippingCents, taxCents, lines } = refund;
  if (amountCents === order.totalCents) return [orderReceipt(order, locale)];
  const text = words[locale];
  const money = (cents: number): string => moneyText(cents, locale);
  return [
    rows([
      ...pieceRows(lines),
      { label: text.subtotal, value: money(amountCents - shippingCents - taxCents) },
      ...(shippingCents === 0 ? [] : [{ label: text.shipping, value: money(shippingCents) }]),
      ...(taxCents === 0 ? [] : [{ label: text.tax, value: money(taxCents) }]),
      { label: text.total, value: money(amountCents), isTotal: true },
    ]),
  ];
}

export const refundIssued = orderMail('refund-issued', (data, locale) => {
  const text = words[locale];
  return {
    ...text,
    body: text.body(moneyText(data.amountCents, locale)),
    rest: [...refundedBlocks(data, locale), aside(text.wait), action(text.button, data.link)],
  };
});
