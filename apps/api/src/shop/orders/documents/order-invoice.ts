import { OrderStatus } from '@dronesoccer/contracts';
import { organisationDayText } from '@dronesoccer/domain/calendar';
import { addressLines, type Lines } from '../../../platform/documents/index.js';
import type { InvoiceContent } from '../../../money/sales/index.js';
import type { OrderView } from '../show/order-view.queries.js';
import { receiptOf } from './order-receipt.js';

const words = {
  en: {
    shippedTo: 'Shipped to',
    pickedUpAt: 'Pickup at',
    order: 'Order',
    placed: 'Placed',
    paid: 'Paid',
    state: 'Status',
    cancelled: (day: string) => `Cancelled on ${day}`,
    thanks: 'Thank you for your order.',
  },
  fr: {
    shippedTo: 'Livré à',
    pickedUpAt: 'Cueillette à',
    order: 'Commande',
    placed: 'Passée le',
    paid: 'Payée le',
    state: 'État',
    cancelled: (day: string) => `Annulée le ${day}`,
    thanks: 'Merci de votre commande.',
  },
} as const;

/** Returns the invoice of a paid order in the order's language. */
export function invoiceOf(order: OrderView): InvoiceContent {
  const { locale, address, pickupName, email } = order;
  const buyer = address?.fullName ?? pickupName;
  return {
    ...receiptOf(order, locale),
    billedTo: [...(buyer === null ? [] : [buyer]), email],
    destination: destinationOf(order),
    facts: factsOf(order),
    notes: [words[locale].thanks],
  };
}

function destinationOf({ address, pickupLocation, locale }: OrderView): Lines | null {
  const text = words[locale];
  if (address !== null) return { title: text.shippedTo, lines: addressLines(address) };
  if (pickupLocation === null) return null;
  const { name, address: street, city, province, postalCode } = pickupLocation;
  return { title: text.pickedUpAt, lines: [name, street, `${city} ${province} ${postalCode}`] };
}

function factsOf({ number, status, placedAt, paidAt, cancelledAt, locale }: OrderView): InvoiceContent['facts'] {
  const text = words[locale];
  const day = (at: Date): string => organisationDayText(at, locale);
  const isCancelled = status === OrderStatus.CANCELLED && cancelledAt !== null;
  return [
    [text.order, number],
    [text.placed, day(placedAt)],
    ...(paidAt === null ? [] : [[text.paid, day(paidAt)] as const]),
    ...(isCancelled ? [[text.state, text.cancelled(day(cancelledAt))] as const] : []),
  ];
}
