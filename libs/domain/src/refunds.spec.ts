import { DeliveryMethod, TaxClass } from '@dronesoccer/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { canadianTaxRates } from './canadian-tax-rates.ts';
import { priceOrder } from './pricing.ts';
import { defaultShippingZones } from './shipping-defaults.ts';
import type { PaidOrder, RefundedPieces } from './refunds.ts';
import { refundWorth } from './refunds.ts';
import { taxedClasses } from './tax.ts';
import { MANY_CARTS, coupons, everyRegistration, orderLines, provinces } from './testing/arbitraries.ts';

const goods = TaxClass.GOODS;
const everything = [TaxClass.GOODS, TaxClass.SHIPPING];

describe('what goes back is worth', () => {
  const order: PaidOrder = {
    lines: [
      { taxClass: goods, quantity: 3, net: 1_000 },
      { taxClass: goods, quantity: 1, net: 2_000 },
    ],
    shipping: 1_500,
    taxes: [{ name: 'GST', amount: 225, classes: everything }],
  };

  test('the price after discount and its share of the tax', () => {
    const worth = refundWorth(order, [{ line: 1, before: 0, quantity: 1 }], false);
    expect(worth).toMatchObject({ goods: 2_000, shipping: 0, taxes: [{ name: 'GST', amount: 100 }], total: 2_100 });
  });

  test('a third of what cannot be split by three, to the nearest cent, and the whole with the last piece', () => {
    const steps = [0, 1, 2].map((before) => refundWorth(order, [{ line: 0, before, quantity: 1 }], false).goods);
    expect(steps).toEqual([333, 334, 333]);
  });

  test('the shipping with its tax, when that goes back too', () => {
    expect(refundWorth(order, [], true)).toMatchObject({ goods: 0, shipping: 1_500, total: 1_575, pieces: [] });
  });

  test.each([
    { line: 2, before: 0, quantity: 1 },
    { line: 0, before: 0, quantity: 4 },
    { line: 0, before: 3, quantity: 1 },
    { line: 0, before: 0, quantity: 0 },
    { line: 0, before: -1, quantity: 1 },
  ])('nothing that was not bought: %o', (back) => {
    expect(() => refundWorth(order, [back], false)).toThrow(RangeError);
  });
});

/** Generates paid orders as checkout makes them, with all their pieces refunded in steps of any size. */
const refundedCarts = fc
  .record({
    lines: orderLines,
    coupon: fc.option(coupons),
    province: provinces,
    delivery: fc.constantFrom(DeliveryMethod.SHIP, DeliveryMethod.PICKUP),
    day: fc.constantFrom('2024-12-01', '2026-06-01'),
    sizes: fc.array(fc.integer({ min: 1, max: 120 }), { minLength: 40, maxLength: 40 }),
    shippingStep: fc.nat({ max: 20 }),
  })
  .map(({ sizes, shippingStep, ...cart }) => {
    const priced = priceOrder({
      ...cart,
      zones: defaultShippingZones,
      destination: { province: cart.province, postalCode: null },
      rates: canadianTaxRates,
      registrations: everyRegistration,
    });
    const paid: PaidOrder = {
      lines: priced.lines.map(({ taxClass, quantity, net }) => ({ taxClass, quantity, net })),
      shipping: priced.shipping,
      taxes: priced.taxes.map(({ name, amount }) => ({ name, amount, classes: taxedClasses(cart.province, name) })),
    };
    return { priced, paid, steps: stepsOf(paid, sizes), shippingStep };
  });

/** Returns the steps line by line, in the given sizes. The last step of a line takes the rest. */
function stepsOf({ lines }: PaidOrder, sizes: readonly number[]): RefundedPieces[] {
  let turn = 0;
  return lines.flatMap(({ quantity: bought }, line) => {
    const steps: RefundedPieces[] = [];
    for (let before = 0; before < bought;) {
      const quantity = Math.min(bought - before, sizes[turn++ % sizes.length] ?? 1);
      steps.push({ line, before, quantity });
      before += quantity;
    }
    return steps;
  });
}

describe('paying an order back in parts', () => {
  test('comes to exactly what was paid, whatever the steps', () => {
    fc.assert(
      fc.property(refundedCarts, ({ priced, paid, steps, shippingStep }) => {
        const shippingWorth = refundWorth(paid, [], true).total;
        let back = 0;
        const taxesBack = paid.taxes.map(() => 0);
        for (const [index, step] of steps.entries()) {
          const withShipping = index === shippingStep % steps.length;
          const worth = refundWorth(paid, [step], withShipping);
          expect(worth.total).toBeGreaterThanOrEqual(0);
          expect(worth.pieces[0]).toBe(worth.total - (withShipping ? shippingWorth : 0));
          for (const [tax, { amount }] of worth.taxes.entries()) taxesBack[tax] = (taxesBack[tax] ?? 0) + amount;
          back += worth.total;
          // At no point do the refunds exceed the payment.
          expect(back).toBeLessThanOrEqual(priced.total);
        }
        expect(back).toBe(priced.total);
        expect(taxesBack).toEqual(paid.taxes.map(({ amount }) => amount));
      }),
      MANY_CARTS,
    );
  });

  test('without the shipping, comes to the total less the shipping and its tax', () => {
    fc.assert(
      fc.property(refundedCarts, ({ priced, paid, steps }) => {
        const goodsBack = steps.reduce((sum, step) => sum + refundWorth(paid, [step], false).total, 0);
        expect(goodsBack).toBe(priced.total - refundWorth(paid, [], true).total);
        const whole = paid.lines.map(({ quantity }, line) => ({ line, before: 0, quantity }));
        const worth = refundWorth(paid, whole, false);
        expect(worth.total).toBe(goodsBack);
        // The refund for a whole line equals its price.
        expect(worth.pieces).toEqual(priced.lines.map(({ net, tax }) => net + tax));
      }),
      MANY_CARTS,
    );
  });
});
