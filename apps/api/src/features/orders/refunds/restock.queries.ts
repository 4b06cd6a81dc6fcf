import { DeliveryMethod, StockMoveReason } from '@dronesoccer/contracts';
import { newId, type Tx } from '../../../platform/database/index.js';
import type { OrderRow } from '../orders.queries.js';

/** Pieces that can be sold again. */
interface PiecesToShelf {
  productId: string;
  quantity: number;
}

export interface Restocking {
  order: OrderRow;
  pieces: readonly PiecesToShelf[];
  actorId: string;
  at: Date;
}

/**
 * Puts what came back on the shelf: at the location for what was picked up there, else in the warehouse. Rows are
 * locked in id order, as everywhere.
 */
export async function putOnShelf(tx: Tx, { order, pieces, actorId, at }: Restocking): Promise<void> {
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
      order.delivery === DeliveryMethod.PICKUP ? order.locationId : null,
      order.id,
      actorId,
      at,
    ],
    'stock_put_on_shelf',
  );
}

/**
 * Gives back pieces that never left: to the stock points they are kept at for the order, so that cancelling it later
 * gives back exactly the rest.
 */
export async function releasePieces(tx: Tx, { order, pieces, actorId, at }: Restocking): Promise<void> {
  for (const { productId, quantity } of pieces.toSorted((a, b) => Number(a.productId > b.productId) * 2 - 1)) {
    const held = await tx.query<{ stockPointId: string; quantity: number }>(
      `SELECT stock_point_id AS "stockPointId", -sum(delta)::int AS quantity FROM stock_moves
       WHERE order_id = $1::uuid AND product_id = $2::uuid
       GROUP BY stock_point_id HAVING sum(delta) < 0 ORDER BY stock_point_id`,
      [order.id, productId],
      'stock_held_of_product',
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
        [newId(), productId, point.stockPointId, some, order.id, actorId, at],
        'stock_release_pieces',
      );
    }
  }
}
