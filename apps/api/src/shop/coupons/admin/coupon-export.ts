import { categoryLabels, CouponKind, type CouponState, type LocalText, valueNames } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import { column, type CsvExport, dollarColumn, instantColumn } from '../../../platform/http/index.js';
import type { ExportedCoupon } from './find-coupons.queries.js';

const states: Readonly<Record<CouponState, LocalText>> = {
  scheduled: { en: 'Scheduled', fr: 'Planifié' },
  active: { en: 'Active', fr: 'Actif' },
  ended: { en: 'Ended', fr: 'Terminé' },
  usedUp: { en: 'Used up', fr: 'Épuisé' },
  inactive: { en: 'Inactive', fr: 'Inactif' },
};

const yesOrNo = (isSo: boolean): LocalText => (isSo ? { en: 'Yes', fr: 'Oui' } : { en: 'No', fr: 'Non' });

/** Amounts are plain numbers in dollars, and instants are in the organisation's time zone. */
export const couponExport: CsvExport<ExportedCoupon> = {
  name: 'coupons',
  whenEmpty: 'COUPON_NONE_FOUND',
  columns: [
    column('Code', 'Code', (row) => row.code),
    column('Status', 'État', (row, locale) => states[row.state][locale]),
    column('Type', 'Type', (row, locale) => valueNames.couponKind[row.kind][locale]),
    column('Value', 'Valeur', (row) => (row.kind === CouponKind.PERCENT ? row.amount : toDollars(row.amount))),
    dollarColumn('Minimum', 'Minimum', (row) => row.minSubtotalCents),
    column('Categories', 'Catégories', ({ categories }, locale) =>
      categories.map((category) => categoryLabels[category][locale]).join(', '),
    ),
    instantColumn('Starts', 'Début', (row) => row.startsAt),
    instantColumn('Ends', 'Fin', (row) => row.endsAt),
    column('Uses', 'Utilisations', (row) => row.usedCount),
    column('Limit of uses', 'Limite d’utilisations', (row) => row.totalUses),
    column('Limit per person', 'Limite par personne', (row) => row.usesPerPerson),
    column('First order only', 'Première commande seulement', (row, locale) => yesOrNo(row.firstOrderOnly)[locale]),
    column('Assigned emails only', 'Courriels attribués seulement', (row, locale) => yesOrNo(row.assignedOnly)[locale]),
    column('Assigned emails', 'Courriels attribués', (row) => row.assignedCount),
    dollarColumn('Discount given', 'Rabais accordés', (row) => row.discountCents),
    dollarColumn('Total of the orders', 'Total des commandes', (row) => row.ordersCents),
    instantColumn('Created', 'Création', (row) => row.createdAt),
  ],
};
