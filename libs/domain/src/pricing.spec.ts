import { CouponKind, DeliveryMethod, ProductCategory, provinceCodes, TaxClass } from '@dronesoccer/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canadianTaxRates } from './canadian-tax-rates.ts';
import type { OrderLine, PriceRequest } from './pricing.ts';
import { effectivePrice, priceOrder, salePriceAt } from './pricing.ts';
import type { ShippingZone } from './shipping.ts';
import { taxedClasses } from './tax.ts';
import { MANY_CARTS, coupons, everyRegistration, openCoupon, orderLines, provinces } from './testing/arbitraries.ts';

const line: OrderLine = {
  category: ProductCategory.DRONE,
  taxClass: TaxClass.GOODS,
  unitPrice: 4_999,
  quantity: 2,
  weightGrams: 500,
  oversizeCents: 0,
};
const zone: ShippingZone = {
  ...{ name: { en: 'Canada', fr: 'Canada' }, provinces: provinceCodes, postalPrefixes: [] },
  ...{ rates: [{ upToGrams: null, feeCents: 1_500 }], freeFromCents: 15_000, days: null, refusal: null },
};
const request: PriceRequest<OrderLine> = {
  lines: [line],
  coupon: null,
  delivery: DeliveryMethod.SHIP,
  zones: [zone],
  destination: { province: 'BC', postalCode: null },
  province: 'BC',
  day: '2026-06-01',
  rates: canadianTaxRates,
  registrations: everyRegistration,
};

describe('pricing an order', () => {
  test('taxes goods and shipping, each tax on its own line', () => {
    const order = priceOrder(request);
    expect(order).toMatchObject({ subtotal: 9_998, discount: 0, shipping: 1_500, tax: 1_380, total: 12_878 });
    expect(order.taxes.map(({ name, amount }) => [name, amount])).toEqual([
      ['GST', 575],
      ['PST', 805],
    ]);
  });

  test('takes the discount off before tax, and decides free shipping by what is left', () => {
    const lines = [{ ...line, unitPrice: 8_000 }];
    expect(priceOrder({ ...request, lines }).shipping).toBe(0);
    const order = priceOrder({ ...request, lines, coupon: openCoupon });
    expect(order).toMatchObject({ subtotal: 16_000, discount: 1_600, shipping: 1_500, tax: 1_908, total: 17_808 });
  });

  test('ships nothing for a pickup, and charges nothing for a fully discounted one', () => {
    const coupon = { ...openCoupon, kind: CouponKind.FIXED, amount: 1_000_000 };
    const order = priceOrder({ ...request, coupon, delivery: DeliveryMethod.PICKUP });
    expect(order).toMatchObject({ discount: 9_998, shipping: 0, taxes: [], total: 0 });
  });

  test('rounds a tax once for the order, not once a line', () => {
    const lines = Array.from({ length: 3 }, () => ({ ...line, unitPrice: 5, quantity: 1 }));
    const order = priceOrder({ ...request, lines, delivery: DeliveryMethod.PICKUP, province: 'AB' });
    expect(order.tax).toBe(1);
  });

  test('keeps what a line carries besides', () => {
    const [priced] = priceOrder({ ...request, lines: [{ ...line, productId: 'p1' }] }).lines;
    expect(priced).toMatchObject({ productId: 'p1', gross: 9_998, net: 9_998 });
  });

  test('an empty order costs nothing', () => {
    expect(priceOrder({ ...request, lines: [] })).toMatchObject({ subtotal: 0, shipping: 0, tax: 0, total: 0 });
  });

  test('every sum holds to the cent for any cart, coupon, province and delivery', () => {
    fc.assert(
      fc.property(
        orderLines,
        fc.option(coupons),
        provinces,
        fc.constantFrom(DeliveryMethod.SHIP, DeliveryMethod.PICKUP),
        (lines, coupon, province, delivery) => {
          const order = priceOrder({ ...request, lines, coupon, province, delivery });
          const sum = (amount: (priced: (typeof order.lines)[number]) => number): number =>
            order.lines.reduce((total, priced) => total + amount(priced), 0);

          expect(sum((priced) => priced.gross)).toBe(order.subtotal);
          expect(sum((priced) => priced.discount)).toBe(order.discount);
          expect(order.total).toBe(order.subtotal - order.discount + order.shipping + order.tax);
          expect(order.taxes.reduce((total, tax) => total + tax.amount, 0)).toBe(order.tax);
          for (const tax of order.taxes) {
            const taxed = taxedClasses(province, tax.name);
            const goods = sum((priced) => (taxed.includes(priced.taxClass) ? priced.net : 0));
            expect(tax.taxable).toBe(goods + order.shipping);
            expect(Math.abs(tax.amount - (tax.taxable * tax.rate) / 100_000)).toBeLessThanOrEqual(0.5 + 1e-6);
          }
          expect(sum((priced) => priced.tax)).toBeLessThanOrEqual(order.tax);
          for (const priced of order.lines) {
            expect(priced.net).toBeGreaterThanOrEqual(0);
            expect(priced.net).toBe(priced.gross - priced.discount);
          }
          for (const amount of [order.subtotal, order.discount, order.shipping, order.tax, order.total]) {
            expect(Number.isSafeInteger(amount) && amount >= 0).toBe(true);
          }
        },
      ),
      MANY_CARTS,
    );
  });
});

describe('the current price', () => {
  const start = new Date('2026-06-01T00:00:00Z');
  const end = new Date('2026-06-08T00:00:00Z');
  const product = { price: 10_000, salePrice: 8_000, saleStartsAt: start, saleEndsAt: end };

  test('is the sale’s from its first instant until its end', () => {
    expect(effectivePrice(product, new Date(start.getTime() - 1))).toBe(10_000);
    expect(effectivePrice(product, start)).toBe(8_000);
    expect(effectivePrice(product, new Date(end.getTime() - 1))).toBe(8_000);
    expect(effectivePrice(product, end)).toBe(10_000);
  });

  test('may be on sale without dates, or never', () => {
    expect(effectivePrice({ ...product, saleStartsAt: null, saleEndsAt: null }, end)).toBe(8_000);
    expect(salePriceAt({ ...product, salePrice: null }, start)).toBeNull();
  });
});
