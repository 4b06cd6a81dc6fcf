import { DeliveryMethod, type Locale, type LocalText } from '@dronesoccer/contracts';
import type { Receipt } from '../../../platform/documents/index.js';
import type { OrderView } from '../show/order-view.queries.js';

const deliveries: Readonly<Record<DeliveryMethod, LocalText>> = {
  [DeliveryMethod.SHIP]: { en: 'Shipping', fr: 'Livraison' },
  [DeliveryMethod.PICKUP]: { en: 'Pickup', fr: 'Cueillette' },
};

/** Returns the price breakdown of an order for its emails and its invoice. */
export function receiptOf(order: OrderView, locale: Locale): Receipt {
  const { lines, subtotalCents, discountCents, couponCode, delivery, shippingCents, taxes, totalCents } = order;
  return {
    lines,
    subtotalCents,
    discount: discountCents === 0 ? null : { reason: couponCode ?? '', amountCents: discountCents },
    charges: [{ label: deliveries[delivery][locale], amountCents: shippingCents }],
    taxes,
    totalCents,
  };
}
