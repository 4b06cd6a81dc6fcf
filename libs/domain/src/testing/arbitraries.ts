import { CouponKind, ProductCategory, TaxClass, provinceCodes, valuesOf } from '@dronesoccer/contracts';
import fc from 'fast-check';
import type { Coupon } from '../coupons.ts';
import type { SaleLine } from '../price-lines.ts';
import type { OrderLine } from '../pricing.ts';
import type { TaxName, TaxRegistration } from '../tax.ts';

/** The number of random carts for each test of a money property. */
export const MANY_CARTS = { numRuns: 5_000 };

const categories = fc.constantFrom(...valuesOf(ProductCategory));
export const provinces = fc.constantFrom(...provinceCodes);

const saleLine = {
  taxClass: fc.constantFrom(TaxClass.GOODS, TaxClass.ARENA, TaxClass.MEMBERSHIP),
  unitPrice: fc.integer({ min: 0, max: 1_000_000 }),
  quantity: fc.integer({ min: 1, max: 500 }),
};
const severalLines = { minLength: 1, maxLength: 12 };

/** Lines that need not be goods, such as seats and memberships. */
export const saleLines: fc.Arbitrary<SaleLine[]> = fc.array(fc.record(saleLine), severalLines);

export const orderLines: fc.Arbitrary<OrderLine[]> = fc.array(
  fc.record({
    ...{ category: categories, ...saleLine },
    ...{ weightGrams: fc.nat({ max: 100_000 }), oversizeCents: fc.constantFrom(0, 0, 9_900) },
  }),
  severalLines,
);

/** A coupon with no conditions except its categories. */
export const openCoupon: Coupon = {
  kind: CouponKind.PERCENT,
  amount: 10,
  minSubtotal: 0,
  categories: [],
  startsAt: null,
  endsAt: null,
  totalUses: null,
  usedCount: 0,
  usesPerPerson: null,
  firstOrderOnly: false,
  assignedOnly: false,
  isActive: true,
};

export const coupons: fc.Arbitrary<Coupon> = fc
  .record({
    categories: fc.uniqueArray(categories, { maxLength: 3 }),
    worth: fc.oneof(
      fc.record({ kind: fc.constant(CouponKind.PERCENT), amount: fc.integer({ min: 1, max: 100 }) }),
      fc.record({ kind: fc.constant(CouponKind.FIXED), amount: fc.integer({ min: 1, max: 50_000_000 }) }),
    ),
  })
  .map(({ categories: limitedTo, worth }) => ({ ...openCoupon, ...worth, categories: limitedTo }));

const registration = (province: TaxRegistration['province'], name: TaxName): TaxRegistration => ({
  province,
  name,
  number: `${province}-${name}`,
  isActive: true,
});

/** Active registrations for every provincial tax. */
export const everyRegistration: readonly TaxRegistration[] = [
  registration('CA', 'GST'),
  registration('BC', 'PST'),
  registration('MB', 'RST'),
  registration('SK', 'PST'),
  registration('QC', 'QST'),
];
