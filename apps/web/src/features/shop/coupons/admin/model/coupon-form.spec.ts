import { CouponKind, couponProblems, type CouponTerms } from '@dronesoccer/contracts';
import { describe, expect, test } from 'vitest';
import { differingFields } from '@/features/common/admin/use-edit-form';
import { checkCoupon, copyOf, emptyCoupon, formOf, termsOf, type CouponFormValues } from './coupon-form';

const words = {
  amount: 'amount',
  positive: 'positive',
  tooMany: 'tooMany',
  used: 'used',
};

const terms: CouponTerms = {
  code: 'CLUB',
  kind: CouponKind.FIXED,
  value: 19.5,
  minSubtotal: 120,
  categories: ['Drone'],
  startsAt: '2026-12-01T08:00:00.000Z',
  endsAt: null,
  totalUses: 40,
  usesPerPerson: null,
  firstOrderOnly: true,
  assignedOnly: false,
  isActive: false,
};

describe('the form of a coupon', () => {
  test.each(['en', 'fr'] as const)('gives back in %s what it was filled with', (locale) => {
    expect(termsOf(formOf(terms, locale))).toEqual(terms);
  });

  test('writes amounts as the language does', () => {
    expect(formOf(terms, 'fr').value).toBe('19,50');
    expect(formOf({ ...terms, minSubtotal: 0 }, 'en').minSubtotal).toBe('');
  });

  test('copies all but the code, and the copy works at once', () => {
    expect(copyOf(terms, 'en')).toMatchObject({ code: '', value: '19.50', totalUses: '40', isActive: true });
  });

  test.each<[Partial<CouponFormValues>, Partial<Record<keyof CouponFormValues, string>>]>([
    [{ value: '10' }, {}],
    [{ value: '101' }, { value: couponProblems.percentOutOfRange.en }],
    [{ value: '12.5' }, { value: couponProblems.percentOutOfRange.en }],
    [{ value: '0' }, { value: couponProblems.percentOutOfRange.en }],
    [{ kind: CouponKind.FIXED, value: '0' }, { value: 'amount' }],
    [{ kind: CouponKind.FIXED, value: '100000.01' }, { value: 'amount' }],
    [
      { startsAt: '2026-12-02T00:00:00.000Z', endsAt: '2026-12-01T00:00:00.000Z' },
      { endsAt: couponProblems.endsBeforeStart.en },
    ],
    [{ totalUses: '2' }, { totalUses: 'used' }],
    [
      { totalUses: '0', usesPerPerson: '0' },
      { totalUses: 'positive', usesPerPerson: 'positive' },
    ],
    [{ totalUses: '1000001' }, { totalUses: 'tooMany' }],
    [{ usesPerPerson: '40000' }, { usesPerPerson: 'tooMany' }],
  ])('of %o says %o', (changes, problems) => {
    expect(checkCoupon({ ...emptyCoupon, ...changes }, 3, 'en', words)).toEqual(problems);
  });

  test('tells which fields someone else has changed', () => {
    expect(differingFields(terms, { ...terms, value: 20, categories: [] })).toEqual(['value', 'categories']);
  });
});
