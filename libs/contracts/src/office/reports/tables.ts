import type { LocalText } from '../../common/locales.ts';

/** The unit of a column: dollars, or a plain number. */
export type ReportUnit = 'dollars' | 'count';

interface ReportColumn {
  readonly id: string;
  readonly unit: ReportUnit;
  readonly heading: LocalText;
  /** The column's sum over all rows says nothing, for example because two taxes share a base. */
  readonly hasNoTotal?: true;
}

const count = (id: string, en: string, fr: string): ReportColumn => ({ id, unit: 'count', heading: { en, fr } });
const dollars = (id: string, en: string, fr: string): ReportColumn => ({ id, unit: 'dollars', heading: { en, fr } });

/** The money that moved in the period: received by the day of payment, refunded by the day of the decision. */
const money = [
  dollars('received', 'Received', 'Reçu'),
  dollars('refunded', 'Refunded', 'Remboursé'),
  dollars('tax', 'Tax', 'Taxes'),
  dollars('net', 'Net before tax', 'Net avant taxes'),
] as const;
const payments = count('payments', 'Payments', 'Paiements');

const taxes = [
  { ...dollars('taxable', 'Taxable sales', 'Ventes taxables'), hasNoTotal: true },
  dollars('collected', 'Tax collected', 'Taxe perçue'),
  dollars('refunded', 'Tax refunded', 'Taxe remboursée'),
  dollars('net', 'Net tax', 'Taxe nette'),
] as const satisfies readonly ReportColumn[];

const goods = [
  count('units', 'Units sold', 'Unités vendues'),
  count('returned', 'Units refunded', 'Unités remboursées'),
  dollars('sales', 'Sales before tax', 'Ventes avant taxes'),
  dollars('refunded', 'Refunded before tax', 'Remboursé avant taxes'),
  dollars('net', 'Net before tax', 'Net avant taxes'),
] as const;

/** The reports, in display order. Each has a heading for its rows, and columns of figures. */
export const reportTables = {
  taxes: { rows: { en: 'Tax to file', fr: 'Taxe à déclarer' }, columns: taxes },
  taxDetails: { rows: { en: 'Tax, rate and province', fr: 'Taxe, taux et province' }, columns: taxes },
  provinces: { rows: { en: 'Province', fr: 'Province' }, columns: [payments, ...money] },
  products: { rows: { en: 'Product', fr: 'Produit' }, columns: goods },
  categories: { rows: { en: 'Category', fr: 'Catégorie' }, columns: goods },
  arenas: { rows: { en: 'Arena', fr: 'Aréna' }, columns: [payments, ...money] },
  coaches: {
    rows: { en: 'Coach', fr: 'Entraîneur' },
    columns: [
      count('slots', 'Time slots', 'Plages horaires'),
      count('bookings', 'Bookings', 'Réservations'),
      count('seats', 'Seats booked', 'Places réservées'),
      count('came', 'Checked in', 'Présences'),
      count('absent', 'Did not show up', 'Absences'),
    ],
  },
  memberships: { rows: { en: 'Plan', fr: 'Formule' }, columns: [payments, ...money] },
  coupons: {
    rows: { en: 'Coupon', fr: 'Coupon' },
    columns: [
      count('orders', 'Paid orders', 'Commandes payées'),
      dollars('discount', 'Discount', 'Rabais'),
      dollars('received', 'Received', 'Reçu'),
      dollars('refunded', 'Refunded', 'Remboursé'),
    ],
  },
  campaigns: {
    rows: { en: 'Campaign', fr: 'Campagne' },
    columns: [
      count('sent', 'Sent', 'Envoyés'),
      count('failed', 'Not delivered', 'Non remis'),
      count('visitors', 'Readers who followed a link', 'Lecteurs qui ont suivi un lien'),
      count('unsubscribed', 'Unsubscribed', 'Désabonnements'),
    ],
  },
  months: { rows: { en: 'Month', fr: 'Mois' }, columns: [payments, ...money] },
  places: { rows: { en: 'Place', fr: 'Lieu' }, columns: [payments, ...money] },
} as const satisfies Readonly<Record<string, { rows: LocalText; columns: readonly ReportColumn[] }>>;

export type ReportName = keyof typeof reportTables;
export const reportNames = Object.keys(reportTables) as [ReportName, ...ReportName[]];

/** Returns a report's columns. */
export const reportColumns = (report: ReportName): readonly ReportColumn[] => reportTables[report].columns;

/** The period that a report is compared with: none, the one before it, or the same days of the year before. */
export const reportComparisons = ['none', 'previous', 'year'] as const;
export type ReportComparison = (typeof reportComparisons)[number];

/** The most rows of a report on the wire. The file has all of them. */
export const reportRowsMax = 500;

export interface ReportRowWire {
  key: string;
  name: LocalText;
  /** A second line, such as a registration number, a place or a code, or empty. */
  detail: string;
  /** The figures, one for each of the report's columns. */
  figures: number[];
  /** The figures of the compared period; null if there is none, zeros if the row was missing then. */
  before: number[] | null;
}

export interface ReportTableWire {
  from: string;
  to: string;
  /** The compared period, or null. */
  compared: { from: string; to: string } | null;
  /** At most `reportRowsMax` rows; `total` counts all of them. */
  rows: ReportRowWire[];
  total: number;
  /** The sums over all rows. A column without a total has 0. */
  totals: number[];
  totalsBefore: number[] | null;
}
