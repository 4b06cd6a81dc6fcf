import { StockMoveReason } from '@dronesoccer/contracts';
import { type Executor, newId } from '../../platform/database/index.js';

/** A quantity of a product at one stock point. */
export interface StockTake {
  productId: string;
  stockPointId: string;
  quantity: number;
}

/** The stock of a product at one stock point. */
interface PointLevel {
  stockPointId: string;
  isWarehouse: boolean;
  quantity: number;
}

export interface StockLevel extends PointLevel {
  productId: string;
}

/**
 * Reads the levels of some products in the warehouse and, if given, at the location. Nothing is locked: `takeStock`
 * checks the resulting plan again.
 */
export function readLevels(
  executor: Executor,
  productIds: readonly string[],
  locationId: string | null,
): Promise<StockLevel[]> {
  return executor.query<StockLevel>(
    `SELECT s.product_id AS "productId", s.stock_point_id AS "stockPointId", sp.location_id IS NULL AS "isWarehouse",
            s.quantity
     FROM stock_levels s JOIN stock_points sp ON sp.id = s.stock_point_id
     WHERE s.product_id = ANY($1::uuid[]) AND (sp.location_id IS NULL OR sp.location_id = $2::uuid)`,
    [productIds, locationId],
    'stock-levels',
  );
}

/**
 * Takes the whole plan or nothing, and returns whether it did. The rows are locked in id order, so buyers of the same
 * products queue up and never deadlock. `quantity >= take` is checked on the locked row, so no one takes pieces that
 * another buyer just took. The LIMIT has no effect on the result: see `withGenericPlan`.
 */
export async function takeStock(executor: Executor, takes: readonly StockTake[]): Promise<boolean> {
  const taken = await executor.query(
    `WITH wanted AS (
       SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::int[]) AS w (product_id, stock_point_id, take) LIMIT $4::int
     ), enough AS (
       SELECT s.product_id, s.stock_point_id, w.take
       FROM stock_levels s JOIN wanted w USING (product_id, stock_point_id)
       WHERE s.quantity >= w.take
       ORDER BY s.product_id, s.stock_point_id
       FOR UPDATE OF s
     )
     UPDATE stock_levels s SET quantity = s.quantity - e.take
     FROM enough e
     WHERE s.product_id = e.product_id AND s.stock_point_id = e.stock_point_id
       AND (SELECT count(*) FROM enough) = (SELECT count(*) FROM wanted)
     RETURNING s.product_id`,
    [
      takes.map((take) => take.productId),
      takes.map((take) => take.stockPointId),
      takes.map((take) => take.quantity),
      takes.length,
    ],
    'stock-take',
  );
  return taken.length === takes.length;
}

/** Records the stock taken for an order. */
export async function recordSold(
  executor: Executor,
  orderId: string,
  takes: readonly StockTake[],
  at: Date,
): Promise<void> {
  await executor.query(
    `INSERT INTO stock_moves (id, product_id, stock_point_id, delta, reason, order_id, created_at)
     SELECT m.id, m.product_id, m.stock_point_id, -m.take, ${StockMoveReason.SOLD}, $5::uuid, $6::timestamptz
     FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::int[]) AS m (id, product_id, stock_point_id, take)`,
    [
      takes.map(newId),
      takes.map((take) => take.productId),
      takes.map((take) => take.stockPointId),
      takes.map((take) => take.quantity),
      orderId,
      at,
    ],
    'stock-record-sold',
  );
}
