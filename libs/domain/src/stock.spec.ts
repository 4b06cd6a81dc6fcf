import { DeliveryMethod } from '@dronesoccer/contracts';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { AllocationRequest } from './stock.ts';
import { planAllocation } from './stock.ts';

const request: AllocationRequest = {
  wanted: [{ productId: 'p1', quantity: 5 }],
  levels: [
    { productId: 'p1', stockPointId: 'warehouse', quantity: 4 },
    { productId: 'p1', stockPointId: 'club', quantity: 3 },
  ],
  delivery: DeliveryMethod.SHIP,
  locationId: 'club',
  warehouseId: 'warehouse',
};

describe('allocating stock', () => {
  test('ships from the warehouse first, then from the chosen location', () => {
    expect(planAllocation(request)).toEqual({
      ok: true,
      moves: [
        { productId: 'p1', stockPointId: 'club', quantity: 1 },
        { productId: 'p1', stockPointId: 'warehouse', quantity: 4 },
      ],
    });
  });

  test('hands over from the pickup’s location first, then from the warehouse', () => {
    expect(planAllocation({ ...request, delivery: DeliveryMethod.PICKUP })).toEqual({
      ok: true,
      moves: [
        { productId: 'p1', stockPointId: 'club', quantity: 3 },
        { productId: 'p1', stockPointId: 'warehouse', quantity: 2 },
      ],
    });
  });

  test('without a location draws on the warehouse alone, and tells what is missing', () => {
    expect(planAllocation({ ...request, locationId: null })).toEqual({
      ok: false,
      shortages: [{ productId: 'p1', requested: 5, available: 4 }],
    });
  });

  test('never takes one product on two lines above its stock', () => {
    const wanted = [
      { productId: 'p1', quantity: 4 },
      { productId: 'p1', quantity: 4 },
    ];
    expect(planAllocation({ ...request, wanted })).toEqual({
      ok: false,
      shortages: [{ productId: 'p1', requested: 8, available: 7 }],
    });
  });

  test('takes all of every product or nothing, and never more than a point has', () => {
    const productId = fc.constantFrom('a', 'b', 'c', 'd');
    const stockPointId = fc.constantFrom('club', 'warehouse', 'elsewhere');
    fc.assert(
      fc.property(
        fc.array(fc.record({ productId, quantity: fc.integer({ min: 1, max: 20 }) }), { maxLength: 8 }),
        fc.uniqueArray(fc.record({ productId, stockPointId, quantity: fc.integer({ min: 0, max: 30 }) }), {
          selector: (level) => `${level.productId} ${level.stockPointId}`,
          maxLength: 12,
        }),
        fc.constantFrom(DeliveryMethod.SHIP, DeliveryMethod.PICKUP),
        fc.constantFrom('club', null),
        (wanted, levels, delivery, locationId) => {
          const plan = planAllocation({ wanted, levels, delivery, locationId, warehouseId: 'warehouse' });
          const usable = levels.filter(
            (level) => level.stockPointId === 'warehouse' || level.stockPointId === locationId,
          );
          for (const product of ['a', 'b', 'c', 'd']) {
            const total = (items: readonly { productId: string; quantity: number }[]): number =>
              items.filter((item) => item.productId === product).reduce((sum, item) => sum + item.quantity, 0);
            const asked = total(wanted);
            if (plan.ok) expect(total(plan.moves)).toBe(asked);
            else expect(plan.shortages.some((shortage) => shortage.productId === product)).toBe(asked > total(usable));
          }
          if (!plan.ok) return;
          for (const move of plan.moves) {
            const level = usable.find(
              (row) => row.productId === move.productId && row.stockPointId === move.stockPointId,
            );
            expect(move.quantity).toBeGreaterThan(0);
            expect(move.quantity).toBeLessThanOrEqual(level?.quantity ?? 0);
          }
          const order = plan.moves.map((move) => `${move.productId} ${move.stockPointId}`);
          expect(order).toEqual(order.toSorted());
        },
      ),
    );
  });
});
