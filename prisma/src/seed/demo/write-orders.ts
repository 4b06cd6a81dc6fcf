import { StockMoveReason, StockPointKind } from '@dronesoccer/contracts';
import type pg from 'pg';
import { stableId } from '../stable-id.ts';
import { insertMissing } from '../write.ts';
import { orderPlans } from './order-plans.ts';
import { couponId } from './order-prices.ts';
import { emptyTables, OrderRows, type Tables } from './order-rows.ts';

const DAY_MS = 86_400_000;

/**
 * Seeds a quarter of sales: orders in every state, refunds, returns, a coupon, failed payments. The shop's own rules
 * compute each price. The sales leave the stock unchanged, because all sold goods were delivered before, so the books
 * balance.
 */
export async function seedOrders(client: pg.Client, now: Date): Promise<void> {
  const { rows } = await client.query<{ id: string }>('SELECT id FROM stock_points WHERE kind = $1', [
    StockPointKind.WAREHOUSE,
  ]);
  const warehouse = rows[0]?.id;
  if (warehouse === undefined) throw new Error('There is no warehouse: seedReference has to run before seedDemo.');
  const tables = emptyTables();
  const plans = orderPlans(now);
  const usesByEmail = new Map<string, number>();
  plans.forEach((plan, index) => {
    const use = (usesByEmail.get(plan.buyer.email) ?? 0) + 1;
    if (plan.hasCoupon) usesByEmail.set(plan.buyer.email, use);
    new OrderRows(tables, plan, index + 1, warehouse).write(use);
  });
  tables.stock_moves.unshift(...deliveries(tables, warehouse, new Date(now.getTime() - 100 * DAY_MS)));
  for (const [table, values] of Object.entries(tables)) await insertMissing(client, table, values);
  await client.query(
    `UPDATE coupons SET used_count =
       (SELECT count(*) FROM coupon_redemptions WHERE coupon_id = $1 AND released_at IS NULL) WHERE id = $1`,
    [couponId],
  );
  await client.query(`SELECT setval('order_number_seq', $1)`, [plans.length]);
}

/** Returns the stock moves that bring all sold goods to the warehouse before the first sale. */
function deliveries({ stock_moves: moves }: Tables, warehouse: string, at: Date): Record<string, unknown>[] {
  const sold = new Map<string, number>();
  for (const { product_id, delta } of moves) {
    const product = String(product_id);
    sold.set(product, (sold.get(product) ?? 0) - Number(delta));
  }
  return [...sold]
    .filter(([, pieces]) => pieces > 0)
    .map(([product, pieces]) => ({
      id: stableId(`delivery/${product}`),
      product_id: product,
      stock_point_id: warehouse,
      delta: pieces,
      reason: StockMoveReason.RECEIVED,
      order_id: null,
      created_at: at.toISOString(),
    }));
}
