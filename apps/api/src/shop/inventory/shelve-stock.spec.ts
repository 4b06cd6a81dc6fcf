import { ReturnReason, StockMoveReason } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { Desk } from '../../../test/support/after-purchase.js';
import { useApi } from '../../../test/support/api.js';
import { dataOf } from '../../../test/support/client.js';
import { productBody } from '../../../test/support/products.js';
import { placeOrder } from '../../../test/support/shopping.js';
import { Holds } from '../../money/sales/holds.js';
import { OrderSale } from '../orders/settle/order-sale.js';

/** Runs without a worker, so that published events remain visible. */
describe('stock that comes onto a shelf is announced', () => {
  const api = useApi({ ROLES: 'http' });
  let desk: Desk;
  let points: { id: string }[];

  beforeAll(async () => {
    desk = await Desk.open(api);
    points = await desk.staff.call('products.admin.stockPoints');
  });

  const announced = async (productId: string): Promise<number> => {
    const [row] = await api.database.query<{ times: number }>(
      `SELECT count(*)::int AS times FROM pgboss.job
        WHERE name = 'inventory.stock-arrived.restock-notices' AND data -> 'productIds' ? $1`,
      [productId],
    );
    return row?.times ?? 0;
  };
  const move = (productId: string, quantity: number) =>
    desk.staff.answer('products.admin.moveStock', {
      params: { id: productId },
      body: { reason: StockMoveReason.CORRECTED, stockPointId: points[0]?.id, quantity },
    });
  const sold = async (stock: number) => {
    const { id } = await givenProduct(api.database, { stock });
    return { id, wish: { items: [{ productId: id, quantity: stock }] } };
  };

  it('when it is received or counted, and not when it goes or the change is refused', async () => {
    const { id } = await givenProduct(api.database, { stock: 2 });
    dataOf(await move(id, -1));
    expect((await move(id, -5)).status).toBe(409);
    expect(await announced(id)).toBe(0);
    dataOf(await move(id, 4));
    expect(await announced(id)).toBe(1);
  });

  it('when a product is created with it', async () => {
    const body = productBody({ stock: [{ stockPointId: points[0]?.id ?? '', quantity: 3 }] });
    const { id } = await desk.staff.call('products.admin.create', { body });
    expect(await announced(id)).toBe(1);
  });

  it('when an order is cancelled, once', async () => {
    const { id, wish } = await sold(2);
    const order = await placeOrder(desk.origin, wish);
    expect(await announced(id)).toBe(0);
    await api.guest.call('orders.cancel', { params: { id: order.id }, query: { token: order.accessToken } });
    expect(
      await api.guest.refused('orders.cancel', { params: { id: order.id }, query: { token: order.accessToken } }),
    ).toEqual([409, 'ORD_011']);
    expect(await announced(id)).toBe(1);
  });

  it('when the hold of an unpaid order ends', async () => {
    const { id, wish } = await sold(1);
    const order = await placeOrder(desk.origin, wish);
    await api.database.query(`UPDATE orders SET hold_expires_at = now() - interval '1 second' WHERE id = $1`, [
      order.id,
    ]);
    await api.app.get(Holds).expireAllOverdue(api.app.get(OrderSale).sale);
    expect(await announced(id)).toBe(1);
  });

  it('when pieces are refunded before they leave', async () => {
    const { id, wish } = await sold(2);
    const order = await desk.paid(wish);
    const lines = [{ productId: id, quantity: 1, restock: true }];
    await desk.staff.call('orders.admin.refund', {
      params: { id: order.id },
      body: { lines, reason: 'One is enough' },
    });
    expect(await announced(id)).toBe(1);
  });

  it.each([
    ['and can be sold again', true, 1],
    ['and cannot be sold again', false, 0],
  ])('when a return arrives %s: %s', async (_what, restock, times) => {
    const { id, wish } = await sold(1);
    const order = await desk.shipped(wish);
    const returnId = await desk.returned(order, [{ productId: id, quantity: 1, reason: ReturnReason.OTHER }]);
    await desk.staff.call('orders.admin.approveReturn', { params: { id: order.id, returnId } });
    const lines = [{ productId: id, restock }];
    await desk.staff.call('orders.admin.receiveReturn', { params: { id: order.id, returnId }, body: { lines } });
    expect(await announced(id)).toBe(times);
  });
});
