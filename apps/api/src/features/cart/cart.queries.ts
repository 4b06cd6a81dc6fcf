import { limits, type Locale, type ProductCategory } from '@dronesoccer/contracts';
import type { ProductQuantity } from '@dronesoccer/domain';
import { type Executor, newId, type Tx } from '../../platform/database/index.js';
import { chargedPrice, coverUrl, stockQty } from '../catalog/index.js';

export interface CartLineRow {
  id: string;
  product_id: string;
  quantity: number;
  slug: string;
  name: string;
  category: ProductCategory;
  description: string;
  stock_qty: number;
  price_cents: number;
  is_active: boolean;
  cover_url: string | null;
}

/** Whose cart, and from where, when and in which language it is looked at. */
export interface CartView {
  userId: string;
  locationId: string | null;
  locale: Locale;
  now: Date;
}

export function readLines(executor: Executor, view: CartView): Promise<CartLineRow[]> {
  return executor.query(
    `SELECT c.id, c.product_id, c.quantity, p.slug, t.name, p.category, t.description, ${stockQty('$2')} AS stock_qty,
            ${chargedPrice('$4')} AS price_cents, p.is_active, ${coverUrl} AS cover_url
       FROM cart_items c
       JOIN products p ON p.id = c.product_id
       JOIN product_translations t ON t.product_id = p.id AND t.locale = $3
      WHERE c.user_id = $1
      ORDER BY c.created_at, c.id`,
    [view.userId, view.locationId, view.locale, view.now],
    'cart-lines',
  );
}

export async function countPieces(executor: Executor, userId: string): Promise<number> {
  const [row] = await executor.query<{ pieces: number }>(
    'SELECT coalesce(sum(quantity), 0) AS pieces FROM cart_items WHERE user_id = $1',
    [userId],
    'cart-count',
  );
  return row?.pieces ?? 0;
}

/**
 * Every change of a cart passes its `carts` row first, so that two tabs change it one after the other: the row is
 * written (or, for the first item, made) before any line is.
 */
const touchCart = (condition: string): string =>
  `INSERT INTO carts (user_id) SELECT $1::uuid ${condition}
   ON CONFLICT (user_id) DO UPDATE SET updated_at = now() RETURNING user_id`;

export interface Addition {
  userId: string;
  productId: string;
  quantity: number;
  locationId: string | null;
}

export interface AdditionOutcome {
  added: boolean;
  is_active: boolean;
  stock_qty: number;
  /** A new product on top of as many as a cart may hold. */
  is_full: boolean;
}

/**
 * Adds pieces of a product, on its line if there is one. The check against the stock is part of the write and reads the
 * line as it is then, so that two clicks at once never add up to more than there is. Null: no such product.
 */
export async function addPieces(executor: Executor, addition: Addition): Promise<AdditionOutcome | null> {
  const { userId, productId, quantity, locationId } = addition;
  const [outcome] = await executor.query<AdditionOutcome>(
    `WITH wanted AS (
       SELECT p.is_active, ${stockQty('$4')} AS stock_qty,
              (SELECT count(*) FILTER (WHERE c.product_id <> p.id) FROM cart_items c WHERE c.user_id = $1::uuid)
                >= ${limits.cartLinesMax} AS is_full
         FROM products p WHERE p.id = $2::uuid
     ), cart AS (
       ${touchCart('FROM wanted w WHERE w.is_active AND NOT w.is_full AND w.stock_qty >= $3::int')}
     ), line AS (
       INSERT INTO cart_items AS c (id, user_id, product_id, quantity)
       SELECT $5::uuid, cart.user_id, $2::uuid, $3::int FROM cart
       ON CONFLICT (user_id, product_id) DO UPDATE SET quantity = c.quantity + excluded.quantity
         WHERE c.quantity::bigint + excluded.quantity <= (SELECT w.stock_qty FROM wanted w)
       RETURNING 1
     )
     SELECT EXISTS (SELECT 1 FROM line) AS added, w.is_active, w.stock_qty, w.is_full FROM wanted w`,
    [userId, productId, quantity, locationId, newId()],
    'cart-add',
  );
  return outcome ?? null;
}

export interface QuantityChange {
  userId: string;
  itemId: string;
  quantity: number;
  locationId: string | null;
}

export interface QuantityOutcome {
  changed: boolean;
  is_active: boolean;
  stock_qty: number;
}

/** Sets a line's quantity if the stock allows it. Null: the person has no such line. */
export async function setQuantity(executor: Executor, change: QuantityChange): Promise<QuantityOutcome | null> {
  const { userId, itemId, quantity, locationId } = change;
  const [outcome] = await executor.query<QuantityOutcome>(
    `WITH line AS (
       SELECT c.id, p.is_active, ${stockQty('$4')} AS stock_qty
         FROM cart_items c JOIN products p ON p.id = c.product_id
        WHERE c.id = $2::uuid AND c.user_id = $1::uuid
     ), cart AS (
       ${touchCart('FROM line l WHERE l.is_active AND l.stock_qty >= $3::int')}
     ), changed AS (
       UPDATE cart_items c SET quantity = $3::int FROM cart
        WHERE c.id = $2::uuid AND c.user_id = cart.user_id
       RETURNING 1
     )
     SELECT EXISTS (SELECT 1 FROM changed) AS changed, l.is_active, l.stock_qty FROM line l`,
    [userId, itemId, quantity, locationId],
    'cart-set-quantity',
  );
  return outcome ?? null;
}

/** @returns false when the person has no such line */
export async function deleteLine(executor: Executor, userId: string, itemId: string): Promise<boolean> {
  const deleted = await executor.query(
    `WITH cart AS (UPDATE carts SET updated_at = now() WHERE user_id = $1::uuid RETURNING user_id)
     DELETE FROM cart_items c USING cart WHERE c.id = $2::uuid AND c.user_id = cart.user_id RETURNING 1`,
    [userId, itemId],
    'cart-remove',
  );
  return deleted.length > 0;
}

export async function deleteLines(executor: Executor, userId: string): Promise<void> {
  await executor.query(
    `WITH cart AS (UPDATE carts SET updated_at = now() WHERE user_id = $1::uuid RETURNING user_id)
     DELETE FROM cart_items c USING cart WHERE c.user_id = cart.user_id`,
    [userId],
    'cart-clear',
  );
}

/** From here to the end of the transaction nobody else changes this cart. */
export async function lockCart(tx: Tx, userId: string): Promise<void> {
  await tx.query(touchCart(''), [userId], 'cart-lock');
}

export interface MergeRow {
  id: string;
  is_active: boolean;
  stock_qty: number;
  /** Pieces that the cart holds of it. */
  held: number;
  /** Lines that the cart has in all. */
  line_count: number;
}

/** What a merge has to know of the products it brings. The lines are locked against a checkout that empties them. */
export function readForMerge(
  tx: Tx,
  userId: string,
  productIds: readonly string[],
  locationId: string | null,
): Promise<MergeRow[]> {
  return tx.query(
    `WITH held AS MATERIALIZED (
       SELECT c.product_id, c.quantity FROM cart_items c WHERE c.user_id = $1::uuid ORDER BY c.id FOR UPDATE
     )
     SELECT p.id, p.is_active, ${stockQty('$3')} AS stock_qty, coalesce(h.quantity, 0) AS held,
            (SELECT count(*) FROM held) AS line_count
       FROM products p LEFT JOIN held h ON h.product_id = p.id
      WHERE p.id = ANY($2::uuid[])`,
    [userId, productIds, locationId],
    'cart-read-for-merge',
  );
}

/** Writes quantities as planned; 0 takes the line away. */
export async function writeQuantities(tx: Tx, userId: string, changes: readonly ProductQuantity[]): Promise<void> {
  await tx.query(
    `WITH planned AS (
       SELECT * FROM unnest($2::uuid[], $3::uuid[], $4::int[]) AS n (id, product_id, quantity)
     ), gone AS (
       DELETE FROM cart_items c USING planned n
        WHERE c.user_id = $1::uuid AND c.product_id = n.product_id AND n.quantity = 0
     )
     INSERT INTO cart_items (id, user_id, product_id, quantity)
     SELECT n.id, $1::uuid, n.product_id, n.quantity FROM planned n WHERE n.quantity > 0
     ON CONFLICT (user_id, product_id) DO UPDATE SET quantity = excluded.quantity`,
    [userId, changes.map(newId), changes.map((change) => change.productId), changes.map((change) => change.quantity)],
    'cart-write-quantities',
  );
}

/** What a piece of each product costs now, in cents; unknown products are left out. */
export async function readPrices(
  executor: Executor,
  productIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await executor.query<{ id: string; price_cents: number }>(
    `SELECT p.id, ${chargedPrice('$2')} AS price_cents FROM products p WHERE p.id = ANY($1::uuid[])`,
    [productIds, now],
    'cart-prices',
  );
  return new Map(rows.map((row) => [row.id, row.price_cents]));
}
