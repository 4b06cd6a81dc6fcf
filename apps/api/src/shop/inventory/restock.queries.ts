import { StockMoveReason } from '@dronesoccer/contracts';
import { type Executor, newId, type Tx } from '../../platform/database/index.js';
import type { StockTake } from './reserve-stock.queries.js';

/** Pieces of a product that an order holds or held. */
export interface ProductPieces {
  productId: string;
  quantity: number;
}

/** Returned pieces of an order. */
export interface RestockedPieces {
  orderId: string;
  pieces: readonly ProductPieces[];
  actorId: string;
  at: Date;
}

/** The end of an order's hold on its stock. */
export interface StockRelease {
  orderId: string;
  /** The pieces that cannot be sold again. The order keeps them. */
  writtenOff: readonly ProductPieces[];
  actorId: string | null;
  at: Date;
}

/**
 * Releases the stock that an order still holds: the inverse of its moves so far, without the pieces that are written
 * off, so the call is idempotent. Returns the released stock.
 */
export async function releaseStock(
  executor: Executor,
  { orderId, writtenOff, actorId, at }: StockRelease,
): Promise<StockTake[]> {
  const takes = await executor.query<StockTake>(
    `SELECT product_id AS "productId", stock_point_id AS "stockPointId", -sum(delta)::int AS quantity
     FROM stock_moves WHERE order_id = $1::uuid
     GROUP BY product_id, stock_point_id HAVING sum(delta) < 0
     ORDER BY product_id, stock_point_id`,
    [orderId],
    'stock-held-by-order',
  );
  const held = withoutWrittenOff(takes, writtenOff);
  if (held.length === 0) return held;
  await executor.query(
    `WITH back AS (
       SELECT * FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::int[]) AS b (id, product_id, stock_point_id, quantity)
     ), locked AS (
       SELECT s.product_id, s.stock_point_id, b.quantity
       FROM stock_levels s JOIN back b USING (product_id, stock_point_id)
       ORDER BY s.product_id, s.stock_point_id
       FOR UPDATE OF s
     ), returned AS (
       UPDATE stock_levels s SET quantity = s.quantity + l.quantity
       FROM locked l WHERE s.product_id = l.product_id AND s.stock_point_id = l.stock_point_id
     )
     INSERT INTO stock_moves (id, product_id, stock_point_id, delta, reason, order_id, actor_id, created_at)
     SELECT b.id, b.product_id, b.stock_point_id, b.quantity, ${StockMoveReason.RELEASED}, $5::uuid, $6::uuid, $7::timestamptz
     FROM back b`,
    [
      held.map(newId),
      held.map((take) => take.productId),
      held.map((take) => take.stockPointId),
      held.map((take) => take.quantity),
      orderId,
      actorId,
      at,
    ],
    'stock-release',
  );
  return held;
}

function withoutWrittenOff(takes: readonly StockTake[], writtenOff: readonly ProductPieces[]): StockTake[] {
  const left = new Map(writtenOff.map(({ productId, quantity }) => [productId, quantity]));
  return takes.flatMap((take) => {
    const lost = Math.min(left.get(take.productId) ?? 0, take.quantity);
    left.set(take.productId, (left.get(take.productId) ?? 0) - lost);
    return lost === take.quantity ? [] : [{ ...take, quantity: take.quantity - lost }];
  });
}

/**
 * Puts returned pieces on the shelf: at the pickup location, or in the warehouse if no location is given. Rows are
 * locked in id order, as everywhere.
 */
export async function restockPieces(
  tx: Tx,
  { orderId, locationId, pieces, actorId, at }: RestockedPieces & { locationId: string | null },
): Promise<void> {
  if (pieces.length === 0) return;
  await tx.query(
    `WITH place AS (
       SELECT id FROM stock_points WHERE location_id IS NULL OR location_id = $4::uuid
       ORDER BY (location_id IS NULL) LIMIT 1
     ), back AS (
       SELECT b.product_id, place.id AS stock_point_id, b.quantity, b.id
       FROM unnest($1::uuid[], $2::uuid[], $3::int[]) AS b (id, product_id, quantity), place
       ORDER BY b.product_id
     ), shelved AS (
       INSERT INTO stock_levels AS s (product_id, stock_point_id, quantity)
       SELECT product_id, stock_point_id, quantity FROM back
       ON CONFLICT (product_id, stock_point_id) DO UPDATE SET quantity = s.quantity + excluded.quantity
     )
     INSERT INTO stock_moves (id, product_id, stock_point_id, delta, reason, order_id, actor_id, created_at)
     SELECT id, product_id, stock_point_id, quantity, ${StockMoveReason.RETURNED}, $5::uuid, $6::uuid, $7::timestamptz
     FROM back`,
    [
      pieces.map(newId),
      pieces.map(({ productId }) => productId),
      pieces.map(({ quantity }) => quantity),
      locationId,
      orderId,
      actorId,
      at,
    ],
    'stock-restock',
  );
}

/**
 * Releases pieces that never left, at the stock points that hold them for the order, so that cancelling it later
 * releases exactly the rest.
 */
export async function releasePieces(tx: Tx, { orderId, pieces, actorId, at }: RestockedPieces): Promise<void> {
  for (const { productId, quantity } of pieces.toSorted((a, b) => Number(a.productId > b.productId) * 2 - 1)) {
    const held = await tx.query<{ stockPointId: string; quantity: number }>(
      `SELECT stock_point_id AS "stockPointId", -sum(delta)::int AS quantity FROM stock_moves
       WHERE order_id = $1::uuid AND product_id = $2::uuid
       GROUP BY stock_point_id HAVING sum(delta) < 0 ORDER BY stock_point_id`,
      [orderId, productId],
      'stock-held-of-product',
    );
    let left = quantity;
    for (const point of held) {
      const some = Math.min(left, point.quantity);
      if (some === 0) break;
      left -= some;
      await tx.query(
        `WITH shelved AS (
           UPDATE stock_levels SET quantity = quantity + $4 WHERE product_id = $2::uuid AND stock_point_id = $3::uuid
         )
         INSERT INTO stock_moves (id, product_id, stock_point_id, delta, reason, order_id, actor_id, created_at)
         VALUES ($1::uuid, $2::uuid, $3::uuid, $4, ${StockMoveReason.RELEASED}, $5::uuid, $6::uuid, $7::timestamptz)`,
        [newId(), productId, point.stockPointId, some, orderId, actorId, at],
        'stock-release-pieces',
      );
    }
  }
}
