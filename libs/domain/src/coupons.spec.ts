import { CouponKind, ProductCategory } from '@dronesoccer/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Coupon, CouponContext, CouponHolder, CouponTermsInput } from './coupons.ts';
import { couponAmount, couponRefusal, couponStateAt, couponTermsProblems } from './coupons.ts';
import { MANY_CARTS, coupons, openCoupon, orderLines } from './testing/arbitraries.ts';

const now = new Date('2026-06-01T12:00:00Z');
const stranger = { isAssigned: false, usesByPerson: 0, hasEarlierOrder: false };
const context: CouponContext = {
  now,
  lines: [
    { category: ProductCategory.DRONE, unitPrice: 6_000, quantity: 1 },
    { category: ProductCategory.KIT, unitPrice: 2_000, quantity: 2 },
  ],
  holder: stranger,
};
const refusal = (coupon: Partial<Coupon>, known: Partial<CouponContext> = {}) =>
  couponRefusal({ ...openCoupon, ...coupon }, { ...context, ...known });
const refusalFor = (coupon: Partial<Coupon>, holder: Partial<CouponHolder> = {}) =>
  refusal(coupon, { holder: { ...stranger, ...holder } });

describe('the terms of a coupon', () => {
  const later = new Date(now.getTime() + 1);
  const terms: CouponTermsInput = { kind: CouponKind.PERCENT, value: 10, startsAt: null, endsAt: null };

  test('fit each other', () => {
    for (const fitting of [
      {},
      { value: 1 },
      { value: 100 },
      { kind: CouponKind.FIXED, value: 250.5 },
      { startsAt: later },
      { endsAt: now },
      { startsAt: now, endsAt: later },
    ]) {
      expect(couponTermsProblems({ ...terms, ...fitting })).toEqual([]);
    }
  });

  test.each<[Partial<CouponTermsInput>, object[]]>([
    [{ value: 101 }, [{ field: 'value', problem: 'percentOutOfRange' }]],
    [{ value: 0 }, [{ field: 'value', problem: 'percentOutOfRange' }]],
    [{ value: 12.5 }, [{ field: 'value', problem: 'percentOutOfRange' }]],
    [{ startsAt: now, endsAt: now }, [{ field: 'endsAt', problem: 'endsBeforeStart' }]],
    [
      { value: 101, startsAt: later, endsAt: now },
      [
        { field: 'value', problem: 'percentOutOfRange' },
        { field: 'endsAt', problem: 'endsBeforeStart' },
      ],
    ],
  ])('do not: %o', (changes, problems) => {
    expect(couponTermsProblems({ ...terms, ...changes })).toEqual(problems);
  });
});

describe('a coupon', () => {
  const later = new Date(now.getTime() + 1);
  test.each<[string, Partial<Coupon>]>([
    ['active', {}],
    ['active', { startsAt: now, endsAt: later, totalUses: 2, usedCount: 1 }],
    ['scheduled', { startsAt: later }],
    ['usedUp', { totalUses: 2, usedCount: 2 }],
    ['usedUp', { totalUses: 2, usedCount: 2, startsAt: later }],
    ['inactive', { isActive: false, totalUses: 2, usedCount: 2 }],
    ['ended', { endsAt: now, isActive: false, totalUses: 2, usedCount: 2 }],
  ])('as %s: %o', (state, changes) => {
    expect(couponStateAt({ ...openCoupon, ...changes }, now)).toBe(state);
  });
});

describe('a coupon counts', () => {
  test('when nothing speaks against it', () => {
    expect(refusal({})).toBeNull();
  });

  test('from its first instant to the one before its end', () => {
    expect(refusal({ startsAt: now })).toBeNull();
    expect(refusal({ endsAt: new Date(now.getTime() + 1) })).toBeNull();
  });

  test('for the person it was assigned to', () => {
    expect(refusalFor({ assignedOnly: true }, { isAssigned: true })).toBeNull();
  });

  test('for now, whatever it asks of a person, while no one has proved who they are', () => {
    const personal = { assignedOnly: true, firstOrderOnly: true, usesPerPerson: 1 };
    expect(refusalFor(personal)).toBe('COUPON_NOT_YOURS');
    expect(refusal(personal, { holder: null })).toBeNull();
  });
});

describe('a coupon is refused', () => {
  test.each<[string, Partial<Coupon>, Partial<CouponContext>]>([
    ['COUPON_NOT_FOUND', { isActive: false }, {}],
    ['COUPON_NOT_STARTED', { startsAt: new Date(now.getTime() + 1) }, {}],
    ['COUPON_EXPIRED', { endsAt: now }, {}],
    ['COUPON_USED_UP', { totalUses: 5, usedCount: 5 }, {}],
    ['COUPON_NOT_APPLICABLE', { categories: [ProductCategory.INFLATABLE_UNITS] }, {}],
    ['COUPON_NOT_APPLICABLE', {}, { lines: [] }],
    ['COUPON_MINIMUM_NOT_MET', { minSubtotal: 10_001 }, {}],
  ])('%s', (code, coupon, known) => {
    expect(refusal(coupon, known)).toBe(code);
  });

  test.each<[string, Partial<Coupon>, Partial<CouponHolder>]>([
    ['COUPON_NOT_YOURS', { assignedOnly: true }, {}],
    ['COUPON_USED_UP', { usesPerPerson: 1 }, { usesByPerson: 1 }],
    ['COUPON_FIRST_ORDER_ONLY', { firstOrderOnly: true }, { hasEarlierOrder: true }],
  ])('%s, by who shows it', (code, coupon, holder) => {
    expect(refusalFor(coupon, holder)).toBe(code);
  });
});

describe('the discount', () => {
  test('of 10 % on one category leaves the others alone', () => {
    const coupon = { ...openCoupon, categories: [ProductCategory.DRONE] };
    expect(couponAmount(coupon, context.lines)).toBe(600);
  });

  test('of a fixed amount never exceeds what it counts for', () => {
    const coupon = { ...openCoupon, kind: CouponKind.FIXED, amount: 5_000, categories: [ProductCategory.KIT] };
    expect(couponAmount(coupon, context.lines)).toBe(4_000);
  });

  test('is rounded once, halves up, and never exceeds what it counts for', () => {
    fc.assert(
      fc.property(orderLines, coupons, (lines, coupon) => {
        const base = lines
          .filter(({ category }) => coupon.categories.length === 0 || coupon.categories.includes(category))
          .reduce((sum, { unitPrice, quantity }) => sum + unitPrice * quantity, 0);
        const percent = Math.floor((base * coupon.amount + 50) / 100);
        expect(couponAmount(coupon, lines)).toBe(
          coupon.kind === CouponKind.FIXED ? Math.min(base, coupon.amount) : percent,
        );
      }),
      MANY_CARTS,
    );
  });
});
