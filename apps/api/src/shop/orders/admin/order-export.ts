import { valueNames } from '@dronesoccer/contracts';
import { taxName, taxNames } from '@dronesoccer/domain';
import { column, type CsvExport, dollarColumn, instantColumn } from '../../../platform/http/index.js';
import type { FoundOrder } from './find-orders.queries.js';

/** The fields of an order that only the export shows. */
interface ExportedFields {
  /** Each tax in cents by name, because taxes are declared to different authorities. */
  taxes: Readonly<Record<string, number>>;
}

export type ExportedOrder = FoundOrder & ExportedFields;

/** The SQL of these fields, for an order `o`. */
export const exportedColumns: Readonly<Record<keyof ExportedFields, string>> = {
  taxes: `COALESCE((SELECT jsonb_object_agg(t.name, t.amount_cents) FROM order_tax_lines t WHERE t.order_id = o.id), '{}')`,
};

/**
 * Amounts are plain numbers in dollars, and instants are in the organisation's time zone, so that spreadsheets in any
 * language can read them.
 */
export const orderExport: CsvExport<ExportedOrder> = {
  name: { en: 'orders', fr: 'commandes' },
  whenEmpty: 'ORD_002',
  columns: [
    column('Number', 'Numéro', (row) => row.number),
    column('Status', 'État', (row, locale) => valueNames.orderStatus[row.status][locale]),
    instantColumn('Placed', 'Passée', (row) => row.placedAt),
    instantColumn('Paid', 'Payée', (row) => row.paidAt),
    instantColumn('Shipped', 'Expédiée', (row) => row.shippedAt),
    instantColumn('Cancelled', 'Annulée', (row) => row.cancelledAt),
    column('Customer', 'Client', (row) => row.customerName),
    column('Email', 'Courriel', (row) => row.email),
    column('Delivery', 'Mode de livraison', (row, locale) => valueNames.deliveryMethod[row.delivery][locale]),
    column('Location', 'Emplacement', (row) => row.location?.name),
    column('Tax province', 'Province de taxation', (row) => row.taxProvince),
    column('Items', 'Articles', (row) => row.totalItems),
    column('Coupon', 'Coupon', (row) => row.couponCode),
    dollarColumn('Subtotal', 'Sous-total', (row) => row.subtotalCents),
    dollarColumn('Discount', 'Rabais', (row) => row.discountCents),
    dollarColumn('Shipping', 'Livraison', (row) => row.shippingCents),
    ...taxNames.map((name) =>
      dollarColumn<ExportedOrder>(taxName(name, 'en'), taxName(name, 'fr'), ({ taxes }) => taxes[name] ?? 0),
    ),
    dollarColumn('Tax', 'Taxes', (row) => row.taxCents),
    dollarColumn('Total', 'Total', (row) => row.totalCents),
    dollarColumn('Refunded', 'Remboursé', (row) => row.refundedCents),
  ],
};
