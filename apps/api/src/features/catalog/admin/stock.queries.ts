import type { LocalText, StockMoveReason } from '@dronesoccer/contracts';
import { type Executor, newId } from '../../../platform/database/index.js';
import { pointName, type PointLevelRow } from './products.queries.js';

export interface StockChange {
  productId: string;
  stockPointId: string;
  /** Not 0. */
  delta: number;
}

/**
 * Changes levels one by one in the order in which buyers lock them, so that nobody deadlocks. A level that would fall
 * below zero stops it: then false, and the caller has to roll back.
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

/** Judged on the locked row, so that a sale in the same moment counts. */
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

/** Writes down why levels changed. */
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

export async function unknownStockPoints(executor: Executor, ids: readonly string[]): Promise<string[]> {
  const rows = await executor.query<{ id: string }>(
    `SELECT w.id FROM unnest($1::uuid[]) AS w (id) WHERE NOT EXISTS (SELECT 1 FROM stock_points sp WHERE sp.id = w.id)`,
    [ids],
    'stock-unknown-points',
  );
  return rows.map(({ id }) => id);
}

/** Whether the product exists; while the transaction lasts nobody can delete it. */
export async function holdProduct(executor: Executor, id: string): Promise<boolean> {
  const rows = await executor.query('SELECT 1 FROM products WHERE id = $1::uuid FOR KEY SHARE', [id], 'product-hold');
  return rows.length > 0;
}

export function readLevels(executor: Executor, productId: string): Promise<PointLevelRow[]> {
  return executor.query<PointLevelRow>(
    `SELECT sp.id, sp.location_id AS "locationId", ${pointName} AS name, s.quantity
       FROM stock_levels s JOIN stock_points sp ON sp.id = s.stock_point_id
      WHERE s.product_id = $1::uuid ORDER BY sp.location_id NULLS FIRST`,
    [productId],
    'product-levels',
  );
}

export interface StockMoveRow {
  id: string;
  stock_point_id: string;
  point_name: LocalText | null;
  delta: number;
  reason: StockMoveReason;
  order_id: string | null;
  order_number: string | null;
  actor_name: string | null;
  note: string | null;
  created_at: Date;
}

export async function listMoves(
  executor: Executor,
  productId: string,
  slice: { limit: number; offset: number },
): Promise<{ total: number; rows: StockMoveRow[] }> {
  const rows = await executor.query<StockMoveRow & { total: number; id: string | null }>(
    `SELECT c.total, m.id, m.stock_point_id, ${pointName} AS point_name, m.delta, m.reason, m.order_id,
            o.number AS order_number, u.first_name || ' ' || u.last_name AS actor_name, m.note, m.created_at
       FROM (SELECT count(*)::int AS total FROM stock_moves WHERE product_id = $1::uuid) c
       LEFT JOIN (SELECT * FROM stock_moves WHERE product_id = $1::uuid
                   ORDER BY created_at DESC, id DESC LIMIT $2 OFFSET $3) m ON true
       LEFT JOIN stock_points sp ON sp.id = m.stock_point_id
       LEFT JOIN orders o ON o.id = m.order_id
       LEFT JOIN users u ON u.id = m.actor_id
      ORDER BY m.created_at DESC, m.id DESC`,
    [productId, slice.limit, slice.offset],
    'product-stock-moves',
  );
  return { total: rows[0]?.total ?? 0, rows: rows.filter(({ id }) => id !== null) };
}
