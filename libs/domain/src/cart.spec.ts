import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MergeProduct } from './cart.ts';
import { cartTotals, mergeCarts, productsAboveLimits } from './cart.ts';
import { sumByProduct } from './quantities.ts';
import { MANY_CARTS } from './testing/arbitraries.ts';

const products = new Map<string, MergeProduct>([
  ['drone', { isActive: true, stockQty: 5 }],
  ['kit', { isActive: true, stockQty: 2 }],
  ['retired', { isActive: false, stockQty: 9 }],
  ['net', { isActive: true, stockQty: 100 }],
]);
const limits = { perProduct: 10, perOrder: 12 };

describe('merging a guest’s cart', () => {
  test('adds to what the person has', () => {
    const held = [{ productId: 'drone', quantity: 1 }];
    expect(mergeCarts(held, [{ productId: 'drone', quantity: 2 }], products, limits)).toEqual({
      changes: [{ productId: 'drone', quantity: 3 }],
      adjusted: [],
    });
  });

  test('sums duplicates before it caps them at the stock', () => {
    const twice = [
      { productId: 'kit', quantity: 2 },
      { productId: 'kit', quantity: 2 },
    ];
    expect(mergeCarts([], twice, products, limits)).toEqual({
      changes: [{ productId: 'kit', quantity: 2 }],
      adjusted: [{ productId: 'kit', requested: 4, quantity: 2, reason: 'CART_003' }],
    });
  });

  test('skips unknown and inactive products and says so', () => {
    const guest = [
      { productId: 'ghost', quantity: 1 },
      { productId: 'retired', quantity: 1 },
      { productId: 'drone', quantity: 1 },
    ];
    expect(mergeCarts([], guest, products, limits)).toEqual({
      changes: [{ productId: 'drone', quantity: 1 }],
      adjusted: [
        { productId: 'ghost', requested: 1, quantity: 0, reason: 'PROD_001' },
        { productId: 'retired', requested: 1, quantity: 0, reason: 'CART_004' },
      ],
    });
  });

  test('takes no more of one product, and of all, than one order may hold', () => {
    const guest = [
      { productId: 'net', quantity: 11 },
      { productId: 'drone', quantity: 3 },
      { productId: 'kit', quantity: 1 },
    ];
    expect(mergeCarts([], guest, products, limits)).toEqual({
      changes: [
        { productId: 'net', quantity: 10 },
        { productId: 'drone', quantity: 2 },
      ],
      adjusted: [
        { productId: 'net', requested: 11, quantity: 10, reason: 'CART_007' },
        { productId: 'drone', requested: 3, quantity: 2, reason: 'CART_007' },
        { productId: 'kit', requested: 1, quantity: 0, reason: 'CART_007' },
      ],
    });
  });

  test('leaves what the person had, also where a limit has been lowered since', () => {
    const own = [{ productId: 'net', quantity: 20 }];
    expect(mergeCarts(own, [{ productId: 'net', quantity: 1 }], products, limits)).toEqual({
      changes: [],
      adjusted: [{ productId: 'net', requested: 21, quantity: 20, reason: 'CART_007' }],
    });
  });

  test('never exceeds stock, never touches other lines, and reports every difference', () => {
    const productId = fc.constantFrom('a', 'b', 'c', 'd', 'e');
    const quantity = fc.integer({ min: 1, max: 40 });
    fc.assert(
      fc.property(
        fc.uniqueArray(fc.record({ productId, quantity }), { selector: (item) => item.productId }),
        fc.array(fc.record({ productId, quantity }), { maxLength: 10 }),
        fc.dictionary(productId, fc.record({ isActive: fc.boolean(), stockQty: fc.integer({ min: 0, max: 50 }) })),
        fc.record({ perProduct: fc.integer({ min: 1, max: 60 }), perOrder: fc.integer({ min: 1, max: 120 }) }),
        (own, guest, known, most) => {
          const stock = new Map(Object.entries(known));
          const { changes, adjusted } = mergeCarts(own, guest, stock, most);
          const before = sumByProduct(own);
          const added = sumByProduct(guest);
          const after = new Map([...before, ...changes.map((line) => [line.productId, line.quantity] as const)]);

          const sumOf = (lines: ReadonlyMap<string, number>) =>
            [...lines.values()].reduce((sum, each) => sum + each, 0);
          expect(sumOf(after)).toBeLessThanOrEqual(Math.max(sumOf(before), most.perOrder));
          expect(new Set(changes.map((line) => line.productId)).size).toBe(changes.length);
          for (const change of changes) {
            expect(added.has(change.productId)).toBe(true);
            expect(stock.get(change.productId)?.isActive).toBe(true);
            expect(change.quantity).toBeLessThanOrEqual(stock.get(change.productId)?.stockQty ?? 0);
            const held = before.get(change.productId) ?? 0;
            expect(change.quantity).toBeLessThanOrEqual(Math.max(held, most.perProduct));
          }
          for (const [id, more] of added) {
            const requested = (before.get(id) ?? 0) + more;
            const report = adjusted.find((item) => item.productId === id);
            expect(report?.quantity ?? requested).toBe(after.get(id) ?? 0);
            expect(report === undefined).toBe((after.get(id) ?? 0) === requested);
          }
        },
      ),
      MANY_CARTS,
    );
  });
});

describe('an order has too many pieces', () => {
  const above = (...quantities: number[]) => [
    ...productsAboveLimits(
      quantities.map((quantity, index) => ({ productId: `p${index}`, quantity })),
      limits,
    ),
  ];
  test('of one product, and with the line that passes what it may hold of all', () => {
    expect(above(10, 2)).toEqual([]);
    expect(above(11)).toEqual(['p0']);
    expect(above(10, 2, 1, 1)).toEqual(['p2']);
    expect(above(13)).toEqual(['p0']);
  });
});

describe('totals of a cart', () => {
  test('are exact where adding dollars is not', () => {
    expect(cartTotals([{ price: 0.1, quantity: 3 }])).toEqual({ totalItems: 3, totalAmount: 0.3 });
    expect(cartTotals([])).toEqual({ totalItems: 0, totalAmount: 0 });
  });

  test('equal the sum in cents', () => {
    const item = fc.record({
      cents: fc.integer({ min: 0, max: 10_000_000 }),
      quantity: fc.integer({ min: 1, max: 999 }),
    });
    fc.assert(
      fc.property(fc.array(item, { maxLength: 30 }), (items) => {
        const { totalAmount } = cartTotals(items.map(({ cents, quantity }) => ({ price: cents / 100, quantity })));
        expect(totalAmount).toBe(items.reduce((sum, { cents, quantity }) => sum + cents * quantity, 0) / 100);
      }),
      MANY_CARTS,
    );
  });
});
