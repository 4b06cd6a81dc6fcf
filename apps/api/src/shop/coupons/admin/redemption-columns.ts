import { type Locale, type LocalText, valueNames } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import type { CsvColumn } from '../../../platform/http/index.js';
import type { RedemptionRow } from './redemptions.queries.js';

const columns: readonly {
  heading: LocalText;
  value: (row: RedemptionRow, locale: Locale) => string | number | null;
}[] = [
  { heading: { en: 'Order', fr: 'Commande' }, value: ({ orderNumber }) => orderNumber },
  {
    heading: { en: 'Status', fr: 'État' },
    value: ({ orderStatus }, locale) => valueNames.orderStatus[orderStatus][locale],
  },
  { heading: { en: 'Email', fr: 'Courriel' }, value: ({ email }) => email },
  { heading: { en: 'Discount', fr: 'Rabais' }, value: ({ discountCents }) => toDollars(discountCents) },
  { heading: { en: 'Order total', fr: 'Total de la commande' }, value: ({ totalCents }) => toDollars(totalCents) },
  { heading: { en: 'Used', fr: 'Utilisé' }, value: ({ createdAt }) => createdAt.toISOString() },
  { heading: { en: 'Released', fr: 'Annulé' }, value: ({ releasedAt }) => releasedAt?.toISOString() ?? null },
];

/** Returns the columns of a coupon's redemptions file, with headings in the reader's language. */
export const redemptionColumns = (locale: Locale): CsvColumn<RedemptionRow>[] =>
  columns.map(({ heading, value }) => ({ heading: heading[locale], value: (row) => value(row, locale) }));
