import type { QuoteWire } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { accept, hear } from './agreement';

const quote = (total: number): QuoteWire => ({
  lines: [],
  subtotal: total,
  discount: 0,
  shipping: 0,
  taxes: [],
  total,
  currency: 'CAD',
  freeShippingFrom: null,
  coupon: null,
  problems: [],
});
const [hundred, dearer, dearest] = [quote(100), quote(120), quote(150)];

describe('the total that a person agrees to', () => {
  it('is the first one they see, and nothing is asked while it stays', () => {
    const known = hear(null, 'a ball', hundred);
    expect(known).toEqual({ question: 'a ball', agreed: hundred, asked: null });
    expect(hear(known, 'a ball', hundred)).toBe(known);
    expect(hear(known, 'a ball', quote(100))).toMatchObject({ asked: null });
  });

  it('is another one only once they have accepted it', () => {
    const asked = hear(hear(null, 'a ball', hundred), 'a ball', dearer);
    expect(asked).toMatchObject({ agreed: hundred, asked: dearer });
    expect(accept(asked)).toMatchObject({ agreed: dearer, asked: null });
  });

  it('is asked for as it was read: what comes meanwhile is a question of its own', () => {
    const asked = hear(hear(null, 'a ball', hundred), 'a ball', dearer);
    const later = hear(asked, 'a ball', dearest);
    expect(later).toBe(asked);
    const inFrench = quote(120);
    expect(hear(asked, 'a ball', inFrench).asked).toBe(inFrench);
    expect(hear(accept(later), 'a ball', dearest)).toMatchObject({ agreed: dearer, asked: dearest });
  });

  it('needs no word when it is again what it was, or when something else is asked for', () => {
    const asked = hear(hear(null, 'a ball', hundred), 'a ball', dearer);
    expect(hear(asked, 'a ball', quote(100))).toMatchObject({ asked: null });
    expect(hear(asked, 'two balls', dearest)).toEqual({ question: 'two balls', agreed: dearest, asked: null });
  });
});
