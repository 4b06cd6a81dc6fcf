import { DeliveryMethod, type Locale, type LocalText, OrderStatus } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import type { CsvColumn } from '../../../platform/http/index.js';
import type { FoundOrder } from './find-orders.queries.js';

const statuses: Readonly<Record<OrderStatus, LocalText>> = {
  [OrderStatus.PENDING]: { en: 'Pending', fr: 'En attente' },
  [OrderStatus.PAID]: { en: 'Paid', fr: 'Payée' },
  [OrderStatus.CANCELLED]: { en: 'Cancelled', fr: 'Annulée' },
  [OrderStatus.SHIPPED]: { en: 'Shipped', fr: 'Expédiée' },
};

const deliveries: Readonly<Record<DeliveryMethod, LocalText>> = {
  [DeliveryMethod.SHIP]: { en: 'Shipping', fr: 'Livraison' },
  [DeliveryMethod.PICKUP]: { en: 'Pickup', fr: 'Cueillette' },
};

/** Amounts are plain numbers of dollars and instants ISO in UTC, for a spreadsheet in any language. */
export function exportColumns(locale: Locale): CsvColumn<FoundOrder>[] {
  const column = (heading: LocalText, value: CsvColumn<FoundOrder>['value']): CsvColumn<FoundOrder> => ({
    heading: heading[locale],
    value,
  });
  return [
    column({ en: 'Number', fr: 'Numéro' }, (row) => row.number),
    column({ en: 'Status', fr: 'État' }, (row) => statuses[row.status][locale]),
    column({ en: 'Placed', fr: 'Passée' }, (row) => row.placedAt),
    column({ en: 'Paid', fr: 'Payée' }, (row) => row.paidAt),
    column({ en: 'Shipped', fr: 'Expédiée' }, (row) => row.shippedAt),
    column({ en: 'Cancelled', fr: 'Annulée' }, (row) => row.cancelledAt),
    column({ en: 'Customer', fr: 'Client' }, (row) => row.customerName),
    column({ en: 'E-mail', fr: 'Courriel' }, (row) => row.email),
    column({ en: 'Delivery', fr: 'Remise' }, (row) => deliveries[row.delivery][locale]),
    column({ en: 'Location', fr: 'Emplacement' }, (row) => row.location?.name),
    column({ en: 'Tax province', fr: 'Province de taxation' }, (row) => row.taxProvince),
    column({ en: 'Pieces', fr: 'Articles' }, (row) => row.totalItems),
    column({ en: 'Coupon', fr: 'Coupon' }, (row) => row.couponCode),
    column({ en: 'Subtotal', fr: 'Sous-total' }, (row) => toDollars(row.subtotalCents)),
    column({ en: 'Discount', fr: 'Rabais' }, (row) => toDollars(row.discountCents)),
    column({ en: 'Shipping', fr: 'Livraison' }, (row) => toDollars(row.shippingCents)),
    column({ en: 'Tax', fr: 'Taxes' }, (row) => toDollars(row.taxCents)),
    column({ en: 'Total', fr: 'Total' }, (row) => toDollars(row.totalCents)),
    column({ en: 'Refunded', fr: 'Remboursé' }, (row) => toDollars(row.refundedCents)),
  ];
}
