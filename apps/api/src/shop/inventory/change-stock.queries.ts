import type { StockMoveReason } from '@dronesoccer/contracts';
import { type Executor, newId } from '../../platform/database/index.js';

export interface StockChange {
  productId: string;
  stockPointId: string;
  /** Never 0. */
  delta: number;
}

/**
 * Changes stock levels one by one, in the order in which buyers lock them, so that no two transactions deadlock.
 * Returns false as soon as a level would fall below zero. The caller must then roll back.
 */
export async function changeStock(executor: Executor, changes: readonly StockChange[]): Promise<boolean> {
  const keyOf = ({ productId, stockPointId }: StockChange) => `${productId}/${stockPointId}`;
  for (const { productId, stockPointId, delta } of changes.toSorted((a, b) => (keyOf(a) < keyOf(b) ? -1 : 1))) {
    const [text, name] = delta > 0 ? ([addStock, 'stock-add'] as const) : ([removeStock, 'stock-remove'] as const);
    const changed = await executor.query(text, [productId, stockPointId, delta], name);
    if (changed.length === 0) return false;
  }
  return true;
}

const addStock = `
  INSERT INTO stock_levels (product_id, stock_point_id, quantity) VALUES ($1::uuid, $2::uuid, $3::int)
  ON CONFLICT (product_id, stock_point_id) DO UPDATE SET quantity = stock_levels.quantity + excluded.quantity
  RETURNING 1`;

/** The locked row is checked, so a simultaneous sale counts. */
const removeStock = `
  UPDATE stock_levels SET quantity = quantity + $3::int
   WHERE product_id = $1::uuid AND stock_point_id = $2::uuid AND quantity + $3::int >= 0
  RETURNING 1`;

export interface StockMoveEntry {
  reason: StockMoveReason;
  actorId: string | null;
  note: string | null;
  at: Date;
}

/** Records why levels changed. */
export async function recordMoves(
  executor: Executor,
  changes: readonly StockChange[],
  { reason, actorId, note, at }: StockMoveEntry,
): Promise<void> {
  if (changes.length === 0) return;
  await executor.query(
    `INSERT INTO stock_moves (id, product_id, stock_point_id, delta, reason, actor_id, note, created_at)
     SELECT m.id, m.product_id, m.stock_point_id, m.delta, $5::smallint, $6::uuid, $7, $8::timestamptz
       FROM unnest($1::uuid[], $2::uuid[], $3::uuid[], $4::int[]) AS m (id, product_id, stock_point_id, delta)`,
    [
      changes.map(newId),
      changes.map(({ productId }) => productId),
      changes.map(({ stockPointId }) => stockPointId),
      changes.map(({ delta }) => delta),
      reason,
      actorId,
      note,
      at,
    ],
    'stock-record-moves',
  );
}
