import type { QuoteWire } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { accept, applyQuote } from './agreement';

const quote = (total: number): QuoteWire => ({
  lines: [],
  subtotal: total,
  discount: 0,
  shipping: 0,
  taxes: [],
  total,
  currency: 'CAD',
  freeShippingFrom: null,
  oversizeSurcharge: 0,
  deliveryDays: null,
  coupon: null,
  problems: [],
});
const [hundred, dearer, dearest] = [quote(100), quote(120), quote(150)];

describe('the total that a person agrees to', () => {
  it('is the first one they see, and nothing is asked while it stays', () => {
    const known = applyQuote(null, 'a ball', hundred);
    expect(known).toEqual({ question: 'a ball', agreed: hundred, asked: null });
    expect(applyQuote(known, 'a ball', hundred)).toBe(known);
    expect(applyQuote(known, 'a ball', quote(100))).toMatchObject({ asked: null });
  });

  it('is another one only once they have accepted it', () => {
    const asked = applyQuote(applyQuote(null, 'a ball', hundred), 'a ball', dearer);
    expect(asked).toMatchObject({ agreed: hundred, asked: dearer });
    expect(accept(asked)).toMatchObject({ agreed: dearer, asked: null });
  });

  it('is asked for as it was read: what comes meanwhile is a question of its own', () => {
    const asked = applyQuote(applyQuote(null, 'a ball', hundred), 'a ball', dearer);
    const later = applyQuote(asked, 'a ball', dearest);
    expect(later).toBe(asked);
    const inFrench = quote(120);
    expect(applyQuote(asked, 'a ball', inFrench).asked).toBe(inFrench);
    expect(applyQuote(accept(later), 'a ball', dearest)).toMatchObject({ agreed: dearer, asked: dearest });
  });

  it('needs no word when it is again what it was, or when something else is asked for', () => {
    const asked = applyQuote(applyQuote(null, 'a ball', hundred), 'a ball', dearer);
    expect(applyQuote(asked, 'a ball', quote(100))).toMatchObject({ asked: null });
    expect(applyQuote(asked, 'two balls', dearest)).toEqual({ question: 'two balls', agreed: dearest, asked: null });
  });
});
