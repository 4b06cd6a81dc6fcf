import { StockMoveReason } from '@dronesoccer/contracts';
import { msPerDay } from '@dronesoccer/domain';
import type pg from 'pg';
import { stableId } from '../stable-id.ts';
import { insertMissing, mergeTables } from '../write.ts';
import { orderPlans } from './order-plans.ts';
import { orderRows } from './order-rows.ts';
import { couponIdOf, warehouseId, welcome } from './shop.ts';
import { later } from './times.ts';

/**
 * Seeds a quarter of sales: orders in every state, refunds, returns, a coupon, failed payments. The shop's own rules
 * compute each price. The sales leave the stock unchanged, because all sold goods were delivered before, so the books
 * balance.
 */
export async function seedOrders(client: pg.Client, now: Date): Promise<void> {
  const warehouse = await warehouseId(client);
  const usesByEmail = new Map<string, number>();
  const orders = orderPlans(now).map((plan, index) => {
    const use = (usesByEmail.get(plan.buyer.email) ?? 0) + 1;
    if (plan.hasCoupon) usesByEmail.set(plan.buyer.email, use);
    return orderRows(plan, index + 1, { warehouse, use });
  });
  const deliveredAt = later(now, -100 * msPerDay);
  const moves = orders.flatMap(({ stock_moves }) => stock_moves.filter((move) => move !== null && move !== undefined));
  await insertMissing(client, {
    stock_moves: [...Map.groupBy(moves, ({ productId }) => productId)].map(([productId, sold]) => {
      const pieces = -sold.reduce((sum, { delta }) => sum + delta, 0);
      return (
        pieces > 0 && {
          ...{ id: stableId(`delivery/${productId}`), productId, stockPointId: warehouse, delta: pieces },
          ...{ reason: StockMoveReason.RECEIVED, createdAt: deliveredAt },
        }
      );
    }),
  });
  await insertMissing(client, mergeTables(orders));
  await client.query(
    `UPDATE coupons SET used_count =
       (SELECT count(*) FROM coupon_redemptions WHERE coupon_id = $1 AND released_at IS NULL) WHERE id = $1`,
    [couponIdOf(welcome.code)],
  );
  await client.query(`SELECT setval('order_number_seq', $1)`, [orders.length]);
}
