import { limits } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../platform/database/index.js';
import { chargedPrice, isKnown } from '../catalog/index.js';

interface SavedRow {
  productId: string;
  createdAt: Date;
  /** Null if the product was saved before prices were recorded. */
  priceCents: number | null;
}

/** Returns a person's saved products, newest first. */
export function readSaved(executor: Executor, userId: string): Promise<SavedRow[]> {
  return executor.query(
    `SELECT product_id AS "productId", created_at AS "createdAt", price_cents AS "priceCents" FROM wishlist_items
      WHERE user_id = $1::uuid ORDER BY created_at DESC, product_id`,
    [userId],
    'wishlist-read',
  );
}

/** Locks the list until the end of the transaction, so that no one else adds to it and its limit holds. */
export async function lockList(tx: Tx, userId: string): Promise<void> {
  await tx.query('SELECT 1 FROM users WHERE id = $1::uuid FOR NO KEY UPDATE', [userId], 'wishlist-lock');
}

/**
 * Saves the products that exist, in order, while the list has room. The first becomes the newest of them. A saved
 * product keeps its position and price. Call it with the list locked. Each product is dated at least a millisecond
 * after all earlier ones: the dates define the order, and two products saved within one millisecond would otherwise
 * change places.
 */
export async function insertSaved(tx: Tx, userId: string, productIds: readonly string[], now: Date): Promise<void> {
  await tx.query(
    `INSERT INTO wishlist_items (user_id, product_id, price_cents, created_at)
     SELECT $1::uuid, p.id, ${chargedPrice('$3')},
            greatest($3::timestamptz, (SELECT max(w.created_at) FROM wishlist_items w WHERE w.user_id = $1::uuid))
              + (cardinality($2::uuid[]) - wanted.position + 1) * interval '1 millisecond'
       FROM unnest($2::uuid[]) WITH ORDINALITY AS wanted (id, position)
       JOIN products p ON p.id = wanted.id AND ${isKnown}
      WHERE NOT EXISTS (SELECT 1 FROM wishlist_items w WHERE w.user_id = $1::uuid AND w.product_id = p.id)
      ORDER BY wanted.position
      LIMIT greatest(0, ${limits.wishlistMax} - (SELECT count(*) FROM wishlist_items w WHERE w.user_id = $1::uuid))`,
    [userId, productIds, now],
    'wishlist-insert',
  );
}

export async function deleteSaved(executor: Executor, userId: string, productId: string): Promise<void> {
  await executor.query(
    'DELETE FROM wishlist_items WHERE user_id = $1::uuid AND product_id = $2::uuid',
    [userId, productId],
    'wishlist-delete',
  );
}

/** Returns the ids that belong to a product. */
export async function existingProducts(executor: Executor, productIds: readonly string[]): Promise<Set<string>> {
  const rows = await executor.query<{ id: string }>(
    `SELECT p.id FROM products p WHERE p.id = ANY($1::uuid[]) AND ${isKnown}`,
    [productIds],
    'wishlist-products',
  );
  return new Set(rows.map(({ id }) => id));
}
