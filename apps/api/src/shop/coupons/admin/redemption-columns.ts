import { valueNames } from '@dronesoccer/contracts';
import { column, type CsvColumn, dollarColumn, instantColumn } from '../../../platform/http/index.js';
import type { RedemptionRow } from './redemptions.queries.js';

/** The columns of a coupon's redemptions file. */
export const redemptionColumns: readonly CsvColumn<RedemptionRow>[] = [
  column('Order', 'Commande', ({ orderNumber }) => orderNumber),
  column('Status', 'État', ({ orderStatus }, locale) => valueNames.orderStatus[orderStatus][locale]),
  column('Email', 'Courriel', ({ email }) => email),
  dollarColumn('Discount', 'Rabais', ({ discountCents }) => discountCents),
  dollarColumn('Order total', 'Total de la commande', ({ totalCents }) => totalCents),
  instantColumn('Used', 'Utilisé', ({ createdAt }) => createdAt),
  instantColumn('Released', 'Annulé', ({ releasedAt }) => releasedAt),
];
