import type { Locale, OrderStatus } from '@dronesoccer/contracts';
import type { Executor, Slice } from '../../../platform/database/index.js';
import { lineName } from './order-view.queries.js';

export interface OrderSummary {
  id: string;
  number: string;
  status: OrderStatus;
  placedAt: Date;
  totalCents: number;
  totalItems: number;
  title: string;
  firstQuantity: number;
  otherLines: number;
  imageUrl: string | null;
}

/** Returns a person's orders, newest first. */
export async function ordersOf(
  executor: Executor,
  userId: string,
  status: OrderStatus | null,
  locale: Locale,
  { limit, offset }: Slice,
): Promise<{ rows: OrderSummary[]; total: number }> {
  const rows = await executor.query<OrderSummary & { all: number }>(
    `WITH mine AS (
       SELECT id, number, status, placed_at, total_cents FROM orders
       WHERE user_id = $1::uuid AND ($2::smallint IS NULL OR status = $2::smallint)
     )
     SELECT m.id, m.number, m.status, m.placed_at AS "placedAt", m.total_cents AS "totalCents",
       (SELECT sum(l.quantity)::int FROM order_lines l WHERE l.order_id = m.id) AS "totalItems",
       (SELECT count(*) - 1 FROM order_lines l WHERE l.order_id = m.id) AS "otherLines",
       f.name AS title, f.quantity AS "firstQuantity", f.image_url AS "imageUrl", (SELECT count(*) FROM mine) AS "all"
     FROM (SELECT * FROM mine ORDER BY placed_at DESC, id DESC LIMIT $3 OFFSET $4) m
     JOIN LATERAL (SELECT ${lineName('$5')} AS name, l.quantity, l.image_url
       FROM order_lines l WHERE l.order_id = m.id ORDER BY l.position LIMIT 1) f ON true
     ORDER BY m.placed_at DESC, m.id DESC`,
    [userId, status, limit, offset, locale],
    'orders-of-person',
  );
  return {
    rows,
    total: rows[0]?.all ?? (offset === 0 ? 0 : await countOrdersOf(executor, userId, status)),
  };
}

/** Counts the orders for a page past the last one, which has no row that carries the total. */
async function countOrdersOf(executor: Executor, userId: string, status: OrderStatus | null): Promise<number> {
  const [row] = await executor.query<{ all: number }>(
    `SELECT count(*) AS "all" FROM orders WHERE user_id = $1::uuid AND ($2::smallint IS NULL OR status = $2::smallint)`,
    [userId, status],
    'orders-of-person-count',
  );
  return row?.all ?? 0;
}
