import { type Locale, type LocalText, valueNames } from '@dronesoccer/contracts';
import { taxName, taxNames, toDollars } from '@dronesoccer/domain';
import { organisationClock } from '@dronesoccer/domain/calendar';
import type { CsvColumn } from '../../../platform/http/index.js';
import type { ExportedOrder } from './find-orders.queries.js';

/** The file uses the same days as the list's filter and the overview. */
const clock = (at: Date | null): string => (at === null ? '' : organisationClock(at));

/**
 * Amounts are plain numbers in dollars, and instants are in the organisation's time zone, so that spreadsheets in any
 * language can read them.
 */
export function exportColumns(locale: Locale): CsvColumn<ExportedOrder>[] {
  const column = (heading: LocalText, value: CsvColumn<ExportedOrder>['value']): CsvColumn<ExportedOrder> => ({
    heading: heading[locale],
    value,
  });
  return [
    column({ en: 'Number', fr: 'Numéro' }, (row) => row.number),
    column({ en: 'Status', fr: 'État' }, (row) => valueNames.orderStatus[row.status][locale]),
    column({ en: 'Placed', fr: 'Passée' }, (row) => clock(row.placedAt)),
    column({ en: 'Paid', fr: 'Payée' }, (row) => clock(row.paidAt)),
    column({ en: 'Shipped', fr: 'Expédiée' }, (row) => clock(row.shippedAt)),
    column({ en: 'Cancelled', fr: 'Annulée' }, (row) => clock(row.cancelledAt)),
    column({ en: 'Customer', fr: 'Client' }, (row) => row.customerName),
    column({ en: 'Email', fr: 'Courriel' }, (row) => row.email),
    column({ en: 'Delivery', fr: 'Mode de livraison' }, (row) => valueNames.deliveryMethod[row.delivery][locale]),
    column({ en: 'Location', fr: 'Emplacement' }, (row) => row.location?.name),
    column({ en: 'Tax province', fr: 'Province de taxation' }, (row) => row.taxProvince),
    column({ en: 'Items', fr: 'Articles' }, (row) => row.totalItems),
    column({ en: 'Coupon', fr: 'Coupon' }, (row) => row.couponCode),
    column({ en: 'Subtotal', fr: 'Sous-total' }, (row) => toDollars(row.subtotalCents)),
    column({ en: 'Discount', fr: 'Rabais' }, (row) => toDollars(row.discountCents)),
    column({ en: 'Shipping', fr: 'Livraison' }, (row) => toDollars(row.shippingCents)),
    ...taxNames.map((name) => ({
      heading: taxName(name, locale),
      value: ({ taxes }: ExportedOrder) => toDollars(taxes[name] ?? 0),
    })),
    column({ en: 'Tax', fr: 'Taxes' }, (row) => toDollars(row.taxCents)),
    column({ en: 'Total', fr: 'Total' }, (row) => toDollars(row.totalCents)),
    column({ en: 'Refunded', fr: 'Remboursé' }, (row) => toDollars(row.refundedCents)),
  ];
}
