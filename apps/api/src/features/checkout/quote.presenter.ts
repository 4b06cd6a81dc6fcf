import { errorText, type Locale, type OrderLineWire, type QuoteWire, type TaxLineWire } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import type { Offer, OfferLine } from './make-offer.js';

export function presentQuote(offer: Offer, locale: Locale): QuoteWire {
  return {
    lines: offer.lines.map(presentLine),
    subtotal: toDollars(offer.subtotal),
    discount: toDollars(offer.discount),
    shipping: toDollars(offer.shipping),
    taxes: offer.taxes.map(({ name, rate, amount, registration }): TaxLineWire => ({
      name,
      // thousandths of a percent to percent
      rate: rate / 1_000,
      amount: toDollars(amount),
      registration,
    })),
    total: toDollars(offer.total),
    freeShippingFrom: offer.freeShippingFrom === null ? null : toDollars(offer.freeShippingFrom),
    currency: 'CAD',
    coupon: offer.coupon === null ? null : { code: offer.coupon.code, discount: toDollars(offer.discount) },
    problems: offer.problems.map(({ productId, code }) => ({ productId, code, message: errorText(code, locale) })),
  };
}

function presentLine(line: OfferLine): OrderLineWire {
  return {
    productId: line.productId,
    slug: line.slug,
    name: line.name,
    imageUrl: line.imageUrl ?? '',
    unitPrice: toDollars(line.unitPrice),
    quantity: line.quantity,
    lineTotal: toDollars(line.gross),
  };
}
