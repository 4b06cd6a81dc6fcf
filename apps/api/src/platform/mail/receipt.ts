import type { Locale, LocalText } from '@dronesoccer/contracts';
import { moneyText, taxText } from '@dronesoccer/domain';
import type { Receipt } from '../documents/index.js';
import { type Block, rows } from './blocks.js';

const words = {
  subtotal: { en: 'Subtotal', fr: 'Sous-total' },
  discount: { en: 'Discount', fr: 'Rabais' },
  free: { en: 'Free', fr: 'Gratuit' },
  total: { en: 'Total', fr: 'Total' },
} as const satisfies Readonly<Record<string, LocalText>>;

/** Returns the lines, discount, charges, taxes and total of any sale. */
export function receipt({ lines, discount, charges, taxes, ...sums }: Receipt, locale: Locale): Block {
  const money = (cents: number): string => moneyText(cents, locale);
  return rows([
    ...lines.map(({ name, quantity, unitPriceCents }) => ({
      label: name,
      note: `${quantity} × ${money(unitPriceCents)}`,
      value: money(unitPriceCents * quantity),
    })),
    { label: words.subtotal[locale], value: money(sums.subtotalCents) },
    ...(discount === null
      ? []
      : [{ label: words.discount[locale], note: discount.reason, value: `−${money(discount.amountCents)}` }]),
    ...charges.map(({ label, amountCents }) => ({
      label,
      value: amountCents === 0 ? words.free[locale] : money(amountCents),
    })),
    ...taxes.map((tax) => ({
      label: taxText(tax, locale),
      ...(tax.registration !== null && { note: tax.registration }),
      value: money(tax.amountCents),
    })),
    { label: words.total[locale], value: money(sums.totalCents), isTotal: true },
  ]);
}
