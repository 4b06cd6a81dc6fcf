import { OrderStatus, type BoughtLineWire } from '@dronesoccer/contracts';
import { expect, it } from 'vitest';
import { packedLines, refundedBeforeShipping } from './packed-lines';

const line = (productId: string, quantity: number): BoughtLineWire => ({
  productId,
  slug: productId,
  name: productId,
  imageUrl: '',
  unitPrice: 10,
  quantity,
  lineTotal: 10 * quantity,
  discount: 0,
  returnable: 0,
  refunded: 0,
});

const order = {
  lines: [line('ball', 3), line('cage', 1)],
  // One ball and the cage were refunded.
  refundableLines: [{ productId: 'ball', name: 'ball', quantity: 2 }],
  allocation: [
    { productId: 'ball', name: 'ball', points: [{ id: 'w', name: 'Warehouse', isWarehouse: true, quantity: 3 }] },
  ],
};

const packed = (status: OrderStatus) =>
  packedLines({ ...order, status }).map(({ productId, quantity, points }) => [productId, quantity, points.length]);

it('a piece that is refunded before the parcel leaves is not packed', () => {
  expect(packed(OrderStatus.PAID)).toEqual([['ball', 2, 1]]);
});

it('a piece that is refunded after the parcel left was packed', () => {
  expect(packed(OrderStatus.SHIPPED)).toEqual([
    ['ball', 3, 1],
    ['cage', 1, 0],
  ]);
});

it('a line says how many pieces were refunded before the parcel left', () => {
  const refunded = (status: OrderStatus) =>
    order.lines.map(({ productId }) => refundedBeforeShipping({ ...order, status }, productId));
  expect(refunded(OrderStatus.PAID)).toEqual([1, 1]);
  expect(refunded(OrderStatus.SHIPPED)).toEqual([0, 0]);
});
