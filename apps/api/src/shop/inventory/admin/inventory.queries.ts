import type { LocalText, StockMoveReason } from '@dronesoccer/contracts';
import type { Executor, Slice } from '../../../platform/database/index.js';
import { type PointLevelRow, pointName } from '../stock-points.queries.js';

/** Returns whether the product exists, and locks it against deletion until the transaction ends. */
export async function holdProduct(executor: Executor, id: string): Promise<boolean> {
  const rows = await executor.query(
    'SELECT 1 FROM products WHERE id = $1::uuid FOR KEY SHARE',
    [id],
    'stock-hold-product',
  );
  return rows.length > 0;
}

export function levelsOfProduct(executor: Executor, productId: string): Promise<PointLevelRow[]> {
  return executor.query<PointLevelRow>(
    `SELECT sp.id, sp.location_id AS "locationId", ${pointName} AS name, s.quantity
       FROM stock_levels s JOIN stock_points sp ON sp.id = s.stock_point_id
      WHERE s.product_id = $1::uuid ORDER BY sp.location_id NULLS FIRST`,
    [productId],
    'stock-levels-of-product',
  );
}

export interface StockMoveRow {
  id: string;
  stockPointId: string;
  pointName: LocalText | null;
  delta: number;
  reason: StockMoveReason;
  orderId: string | null;
  orderNumber: string | null;
  actorName: string | null;
  note: string | null;
  createdAt: Date;
}

export async function listMoves(
  executor: Executor,
  productId: string,
  slice: Slice,
): Promise<{ total: number; rows: StockMoveRow[] }> {
  const rows = await executor.query<StockMoveRow & { total: number; id: string | null }>(
    `SELECT c.total, m.id, m.stock_point_id AS "stockPointId", ${pointName} AS "pointName", m.delta, m.reason,
            m.order_id AS "orderId", o.number AS "orderNumber", u.first_name || ' ' || u.last_name AS "actorName", m.note,
            m.created_at AS "createdAt"
       FROM (SELECT count(*)::int AS total FROM stock_moves WHERE product_id = $1::uuid) c
       LEFT JOIN (SELECT * FROM stock_moves WHERE product_id = $1::uuid
                   ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3) m ON true
       LEFT JOIN stock_points sp ON sp.id = m.stock_point_id
       LEFT JOIN orders o ON o.id = m.order_id
       LEFT JOIN users u ON u.id = m.actor_id
      ORDER BY m.created_at DESC, m.id DESC`,
    [productId, slice.limit, slice.offset],
    'stock-moves-of-product',
  );
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) };
}
