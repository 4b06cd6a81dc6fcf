import type { OrderLineWire, QuoteWire } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { quoteChanges } from './quote-changes';

const line = (productId: string, lineTotal: number): OrderLineWire => ({
  productId,
  slug: productId,
  name: productId.toUpperCase(),
  imageUrl: '',
  unitPrice: lineTotal,
  quantity: 1,
  lineTotal,
});
const quote = (changes: Partial<QuoteWire> = {}): QuoteWire => ({
  lines: [line('a', 100)],
  subtotal: 100,
  discount: 0,
  shipping: 15,
  taxes: [{ name: 'HST', rate: 13, amount: 14.95, registration: null }],
  total: 129.95,
  currency: 'CAD',
  freeShippingFrom: 200,
  oversizeSurcharge: 0,
  deliveryDays: null,
  coupon: null,
  problems: [],
  ...changes,
});

describe('what changed since the total was seen', () => {
  it('is nothing while it is the same', () => {
    expect(quoteChanges(quote(), quote())).toEqual([]);
  });

  it('are reported line by line, the total last', () => {
    const now = quote({
      lines: [line('b', 20), line('a', 120)],
      shipping: 0,
      taxes: [{ name: 'GST', rate: 5, amount: 7, registration: null }],
      total: 147,
    });
    expect(quoteChanges(quote(), now)).toEqual([
      { what: 'line', name: 'B', before: null, now: 20 },
      { what: 'line', name: 'A', before: 100, now: 120 },
      { what: 'shipping', name: '', before: 15, now: 0 },
      { what: 'tax', name: 'GST', before: null, now: 7 },
      { what: 'tax', name: 'HST', before: 14.95, now: null },
      { what: 'total', name: '', before: 129.95, now: 147 },
    ]);
  });
});
