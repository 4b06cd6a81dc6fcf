import { errorText, type Locale, type OrderLineWire, type QuoteWire } from '@dronesoccer/contracts';
import { isServed, toDollars } from '@dronesoccer/domain';
import { presentTax } from '../../money/taxes/index.js';
import type { Quote, QuoteLine } from './make-quote.js';

export function presentQuote(quote: Quote, locale: Locale): QuoteWire {
  const { shippingQuote } = quote;
  const served = shippingQuote !== null && isServed(shippingQuote) ? shippingQuote : null;
  const freeFrom = served?.zone.freeFromCents ?? null;
  return {
    lines: quote.lines.map(presentLine),
    subtotal: toDollars(quote.subtotal),
    discount: toDollars(quote.discount),
    shipping: toDollars(quote.shipping),
    taxes: quote.taxes.map(presentTax),
    total: toDollars(quote.total),
    freeShippingFrom: freeFrom === null ? null : toDollars(freeFrom),
    oversizeSurcharge: toDollars(served?.surcharge ?? 0),
    deliveryDays: served?.zone.days ?? null,
    currency: 'CAD',
    coupon: quote.coupon === null ? null : { code: quote.coupon.code, discount: toDollars(quote.discount) },
    problems: quote.problems.map(({ productId, code, reason }) => ({
      productId,
      code,
      message: reason?.[locale] ?? errorText(code, locale),
    })),
  };
}

function presentLine(line: QuoteLine): OrderLineWire {
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
