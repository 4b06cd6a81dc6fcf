import { isAmount } from '@dronesoccer/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { allocate, share, toCents, toDollars } from './money.ts';
import { MANY_CARTS } from './testing/arbitraries.ts';

const sum = (values: readonly number[]): number => values.reduce((total, value) => total + value, 0);
const cents = fc.integer({ min: 0, max: 10_000_000_000 });

describe('dollars and cents', () => {
  test('every whole number of cents survives the way over the wire', () => {
    fc.assert(
      fc.property(fc.integer({ min: -10_000_000_000, max: 10_000_000_000 }), (amount) => {
        expect(toCents(JSON.parse(JSON.stringify(toDollars(amount))) as number)).toBe(amount === 0 ? 0 : amount);
      }),
    );
  });

  test('cents are made of exactly what the contracts call an amount, the nearest ones', () => {
    const beside = fc
      .tuple(cents, fc.constantFrom(0, 1e-12, 1e-9, 1e-7, 1e-5, 1e-3, 0.005), fc.constantFrom(1, -1))
      .map(([whole, off, sign]) => toDollars(whole) + sign * off);
    fc.assert(
      fc.property(fc.oneof(beside, fc.double()), (dollars) => {
        if (isAmount(dollars)) expect(Math.abs(toDollars(toCents(dollars)) - dollars)).toBeLessThan(1e-6);
        else expect(() => toCents(dollars)).toThrow(RangeError);
      }),
    );
  });

  test.each([1.005, 0.001, Number.NaN, Number.POSITIVE_INFINITY, 1e300])('%f is no amount of dollars', (dollars) => {
    expect(() => toCents(dollars)).toThrow(RangeError);
  });

  test.each([
    [19.99, 1999],
    [1.1, 110],
    [0.1 + 0.2, 30],
    [1.15, 115],
    [4.35, 435],
    [0, 0],
    [1_000_000.01, 100_000_001],
  ])('%f dollars are %i cents', (dollars, amount) => {
    expect(toCents(dollars)).toBe(amount);
  });
});

describe('a share', () => {
  test('is rounded half up, once', () => {
    expect(share(1, 1, 2)).toBe(1);
    expect(share(5, 1, 10)).toBe(1);
    expect(share(4, 1, 10)).toBe(0);
    expect(share(10_000, 9_975, 100_000)).toBe(998);
  });

  test('is exact where floating point is not', () => {
    expect(share(9_007_199_254_740_991, 99_999, 100_000)).toBe(9_007_109_182_748_444);
  });

  test('refuses what is no amount', () => {
    expect(() => share(0.5, 1, 2)).toThrow(RangeError);
    expect(() => share(-1, 1, 2)).toThrow(RangeError);
    expect(() => share(1, 1, 0)).toThrow(RangeError);
  });
});

describe('allocating an amount', () => {
  test('adds up to it, in whole cents, each within one cent of its exact share', () => {
    fc.assert(
      fc.property(
        cents,
        fc.array(fc.integer({ min: 0, max: 1_000_000_000 }), { minLength: 1, maxLength: 20 }),
        (amount, weights) => {
          const total = sum(weights);
          fc.pre(total > 0);
          const parts = allocate(amount, weights);
          expect(sum(parts)).toBe(amount);
          parts.forEach((part, index) => {
            expect(Number.isInteger(part)).toBe(true);
            const exact = (amount * (weights[index] ?? 0)) / total;
            expect(Math.abs(part - exact)).toBeLessThan(1.001);
          });
        },
      ),
      MANY_CARTS,
    );
  });

  test('gives no part more than its weight while the amount is not above all weights', () => {
    fc.assert(
      fc.property(
        fc.array(cents, { minLength: 1, maxLength: 20 }),
        fc.integer({ min: 0, max: 1_000 }),
        (weights, part) => {
          const amount = Math.floor((sum(weights) * part) / 1_000);
          allocate(amount, weights).forEach((piece, index) => expect(piece).toBeLessThanOrEqual(weights[index] ?? 0));
        },
      ),
    );
  });

  test('gives the odd cent to the largest remainder, of equals to the first', () => {
    expect(allocate(100, [1, 1, 1])).toEqual([34, 33, 33]);
    expect(allocate(5, [3, 7])).toEqual([2, 3]);
    expect(allocate(1, [0, 1, 5])).toEqual([0, 0, 1]);
    expect(allocate(0, [])).toEqual([]);
  });

  test('refuses an amount with nothing to spread it over', () => {
    expect(() => allocate(1, [])).toThrow(RangeError);
    expect(() => allocate(1, [0, 0])).toThrow(RangeError);
    expect(() => allocate(1, [-1, 2])).toThrow(RangeError);
  });
});
