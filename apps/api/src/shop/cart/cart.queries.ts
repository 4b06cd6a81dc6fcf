import { limits, type Locale, type ProductCategory } from '@dronesoccer/contracts';
import type { ProductQuantity } from '@dronesoccer/domain';
import { type Executor, newId, type Tx } from '../../platform/database/index.js';
import { chargedPrice, coverUrl, stockQty } from '../catalog/index.js';
import { maxPiecesPerOrder, maxPiecesPerProduct } from '../../platform/settings/index.js';

export interface CartLineRow {
  id: string;
  productId: string;
  quantity: number;
  slug: string;
  name: string;
  category: ProductCategory;
  description: string;
  stockQty: number;
  maxQuantity: number;
  maxOrderQuantity: number;
  priceCents: number;
  /** What it cost when it was put in; null when that is not known. */
  addedPriceCents: number | null;
  isActive: boolean;
  coverUrl: string | null;
}

/** Whose cart, and from where, when and in which language it is looked at. */
export interface CartView {
  userId: string;
  locationId: string | null;
  locale: Locale;
  now: Date;
}

/** Every statement that answers with a cart takes these first: `$1` the person, `$2` location, `$3` locale, `$4` now. */
const viewOf = ({ userId, locationId, locale, now }: CartView): unknown[] => [userId, locationId, locale, now];

/** The lines of `source` (rows of cart_items) as they are shown; `ORDER BY` is the outermost statement's affair. */
const linesOf = (source: string): string => `
  SELECT c.id, c.product_id AS "productId", c.quantity, c.created_at AS "createdAt", c.price_cents AS "addedPriceCents",
         p.slug, t.name, p.category, t.description, ${stockQty('$2')} AS "stockQty",
         ${maxPiecesPerProduct} AS "maxQuantity", ${maxPiecesPerOrder} AS "maxOrderQuantity",
         ${chargedPrice('$4')} AS "priceCents", p.is_active AS "isActive", ${coverUrl} AS "coverUrl"
    FROM ${source} c
    JOIN products p ON p.id = c.product_id
    JOIN product_translations t ON t.product_id = p.id AND t.locale = $3`;

export function readLines(executor: Executor, view: CartView): Promise<CartLineRow[]> {
  return executor.query(
    `${linesOf('cart_items')} WHERE c.user_id = $1 ORDER BY c.created_at, c.id`,
    viewOf(view),
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

/**
 * The cart after the change that the CTE `changed` has written, in the same statement: a second one for reading would
 * cost as much again as the whole change. What another tab writes in the very same moment is seen by the next read.
 */
const cartAfter = `
  SELECT changed.* FROM changed
  UNION ALL
  SELECT c.id, c.product_id, c.quantity, c.created_at, c.price_cents FROM cart_items c
   WHERE c.user_id = $1::uuid AND c.id NOT IN (SELECT changed.id FROM changed)`;

/** What a change came to. */
export interface CartChange {
  /** The cart as it is now; null when the change was refused. */
  lines: CartLineRow[] | null;
  /** About the product that was to be changed. */
  isActive: boolean;
  stockQty: number;
  /** A new product on top of as many as a cart may hold. */
  isFull: boolean;
  /** More pieces than one order may hold, of the product or of all. */
  isAboveLimit: boolean;
}

interface ChangeRow extends Omit<CartLineRow, 'id'> {
  id: string | null;
  isDone: boolean;
  wantedIsActive: boolean;
  wantedStockQty: number;
  wantedIsFull: boolean;
  wantedIsAboveLimit: boolean;
}

function changeOf(rows: readonly ChangeRow[]): CartChange | null {
  const [first] = rows;
  if (first === undefined) return null;
  return {
    lines: first.isDone ? rows.filter((row): row is ChangeRow & CartLineRow => row.id !== null) : null,
    isActive: first.wantedIsActive,
    stockQty: first.wantedStockQty,
    isFull: first.wantedIsFull,
    isAboveLimit: first.wantedIsAboveLimit,
  };
}

/** `isFull` and `isAboveLimit` are asked for a change that was not made; they count anew, as `cart_lines_beside` does. */
const answerWithCart = (isFull: string, isAboveLimit: string): string => `
  SELECT w.is_active AS "wantedIsActive", w.stock_qty AS "wantedStockQty",
         CASE WHEN EXISTS (SELECT 1 FROM changed) THEN false ELSE ${isFull} END AS "wantedIsFull",
         CASE WHEN EXISTS (SELECT 1 FROM changed) THEN false ELSE ${isAboveLimit} END AS "wantedIsAboveLimit",
         EXISTS (SELECT 1 FROM changed) AS "isDone", line.*
    FROM wanted w LEFT JOIN (${linesOf(`(${cartAfter})`)}) line ON EXISTS (SELECT 1 FROM changed)
   ORDER BY line."createdAt", line.id`;

/** Whether the cart holds as many products as it can, beside the one of `$5`. */
const cartIsFull = `cart_lines_beside($1::uuid, $5::uuid) >= ${limits.cartLinesMax}`;

const orderLimits = `${maxPiecesPerProduct} AS max_quantity, ${maxPiecesPerOrder} AS max_order_quantity`;

/** Whether one order may hold `pieces` of the product `w`, beside what else lies in the cart. */
const fitsOrder = (cart: string, pieces: string): string =>
  `(${pieces} <= w.max_quantity AND cart_pieces_beside(${cart}, w.product_id) + ${pieces} <= w.max_order_quantity)`;

/** Why pieces that the stock has were not put into the cart. */
const isAboveLimit = (pieces: string): string =>
  `${pieces} <= w.stock_qty AND ${pieces} > w.held AND NOT ${fitsOrder('$1::uuid', pieces)}`;

export interface ProductPieces {
  productId: string;
  quantity: number;
}

/**
 * Adds pieces of a product, on its line if there is one. The check against the stock is part of the write and reads the
 * line as it is then, so that two clicks at once never add up to more than there is; lines and pieces are counted anew once
 * the cart is locked, so that twenty products at once never pass a limit. Null: no such product.
 */
export async function addPieces(
  executor: Executor,
  view: CartView,
  { productId, quantity }: ProductPieces,
): Promise<CartChange | null> {
  const rows = await executor.query<ChangeRow>(
    `WITH wanted AS (
       SELECT p.id AS product_id, p.is_active, ${stockQty('$2')} AS stock_qty, ${chargedPrice('$4')} AS price_cents,
              ${orderLimits}, COALESCE((SELECT c.quantity FROM cart_items c
                WHERE c.user_id = $1::uuid AND c.product_id = $5::uuid), 0)::bigint AS held
         FROM products p WHERE p.id = $5::uuid
     ), cart AS (
       ${touchCart('FROM wanted w WHERE w.is_active AND w.stock_qty >= $6::int AND w.max_quantity >= $6::int')}
     ), changed AS (
       INSERT INTO cart_items AS c (id, user_id, product_id, quantity, price_cents)
       SELECT $7::uuid, cart.user_id, $5::uuid, $6::int, w.price_cents FROM cart, wanted w
        -- Behind the cart's lock, which the row of \`cart\` comes from.
        WHERE cart_lines_beside(cart.user_id, $5::uuid) < ${limits.cartLinesMax} AND ${fitsOrder('cart.user_id', '$6::int')}
       ON CONFLICT (user_id, product_id) DO UPDATE
         SET quantity = c.quantity + excluded.quantity, price_cents = excluded.price_cents
         WHERE EXISTS (SELECT FROM wanted w WHERE c.quantity::bigint + excluded.quantity <= w.stock_qty
                         AND ${fitsOrder('c.user_id', 'c.quantity::bigint + excluded.quantity')})
       RETURNING c.id, c.product_id, c.quantity, c.created_at, c.price_cents
     ) ${answerWithCart(cartIsFull, isAboveLimit('w.held + $6::int'))}`,
    [...viewOf(view), productId, quantity, newId()],
    'cart-add',
  );
  return changeOf(rows);
}

export interface LineQuantity {
  itemId: string;
  quantity: number;
}

/**
 * Sets a line's quantity if the stock allows it, and one order may hold as many; less of what is there already is never too
 * many. Null: the person has no such line.
 */
export async function setQuantity(
  executor: Executor,
  view: CartView,
  { itemId, quantity }: LineQuantity,
): Promise<CartChange | null> {
  const rows = await executor.query<ChangeRow>(
    `WITH wanted AS (
       SELECT p.id AS product_id, p.is_active, ${stockQty('$2')} AS stock_qty, ${orderLimits}, c.quantity AS held
         FROM cart_items c JOIN products p ON p.id = c.product_id
        WHERE c.id = $5::uuid AND c.user_id = $1::uuid
     ), cart AS (
       ${touchCart('FROM wanted w WHERE w.is_active AND w.stock_qty >= $6::int')}
     ), changed AS (
       UPDATE cart_items c SET quantity = $6::int FROM cart, wanted w
        WHERE c.id = $5::uuid AND c.user_id = cart.user_id
          AND ($6::int <= c.quantity OR ${fitsOrder('cart.user_id', '$6::int')})
       RETURNING c.id, c.product_id, c.quantity, c.created_at, c.price_cents
     ) ${answerWithCart('false', isAboveLimit('$6::int'))}`,
    [...viewOf(view), itemId, quantity],
    'cart-set-quantity',
  );
  return changeOf(rows);
}

/** Takes a line out and reads what is left. Null: the person has no such line. */
export async function deleteLine(executor: Executor, view: CartView, itemId: string): Promise<CartLineRow[] | null> {
  const rows = await executor.query<CartLineRow | { id: null }>(
    `WITH cart AS (
       UPDATE carts SET updated_at = now() WHERE user_id = $1::uuid RETURNING user_id
     ), gone AS (
       DELETE FROM cart_items c USING cart WHERE c.id = $5::uuid AND c.user_id = cart.user_id RETURNING 1
     )
     SELECT line.* FROM gone
       LEFT JOIN (${linesOf('cart_items')} WHERE c.user_id = $1::uuid AND c.id <> $5::uuid) line ON true
      ORDER BY line."createdAt", line.id`,
    [...viewOf(view), itemId],
    'cart-remove',
  );
  return rows.length === 0 ? null : rows.filter((row) => row.id !== null);
}

export async function deleteLines(executor: Executor, userId: string): Promise<void> {
  await executor.query(
    `WITH cart AS (UPDATE carts SET updated_at = now() WHERE user_id = $1::uuid RETURNING user_id)
     DELETE FROM cart_items c USING cart WHERE c.user_id = cart.user_id`,
    [userId],
    'cart-clear',
  );
}

/** From here to the end of the transaction no one else changes this cart. */
export async function lockCart(tx: Tx, userId: string): Promise<void> {
  await tx.query(touchCart(''), [userId], 'cart-lock');
}

export interface MergeRow {
  id: string;
  isActive: boolean;
  stockQty: number;
  /** Pieces that the cart holds of it. */
  held: number;
  /** Lines, and pieces, that the cart has in all. */
  lineCount: number;
  pieceCount: number;
  /** The most pieces of one product, and of all, that one order may hold. */
  maxQuantity: number;
  maxOrderQuantity: number;
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
     SELECT p.id, p.is_active AS "isActive", ${stockQty('$3')} AS "stockQty", coalesce(h.quantity, 0) AS held,
            (SELECT count(*) FROM held) AS "lineCount", (SELECT coalesce(sum(quantity), 0) FROM held) AS "pieceCount",
            ${maxPiecesPerProduct} AS "maxQuantity", ${maxPiecesPerOrder} AS "maxOrderQuantity"
       FROM products p LEFT JOIN held h ON h.product_id = p.id
      WHERE p.id = ANY($2::uuid[])`,
    [userId, productIds, locationId],
    'cart-read-for-merge',
  );
}

/** Writes quantities as planned; 0 takes the line away. */
export async function writeQuantities(
  tx: Tx,
  userId: string,
  changes: readonly ProductQuantity[],
  now: Date,
): Promise<void> {
  await tx.query(
    `WITH planned AS (
       SELECT * FROM unnest($2::uuid[], $3::uuid[], $4::int[]) AS n (id, product_id, quantity)
     ), gone AS (
       DELETE FROM cart_items c USING planned n
        WHERE c.user_id = $1::uuid AND c.product_id = n.product_id AND n.quantity = 0
     )
     INSERT INTO cart_items (id, user_id, product_id, quantity, price_cents)
     SELECT n.id, $1::uuid, n.product_id, n.quantity, ${chargedPrice('$5')}
       FROM planned n JOIN products p ON p.id = n.product_id WHERE n.quantity > 0
     ON CONFLICT (user_id, product_id) DO UPDATE SET quantity = excluded.quantity`,
    [
      userId,
      changes.map(newId),
      changes.map((change) => change.productId),
      changes.map((change) => change.quantity),
      now,
    ],
    'cart-write-quantities',
  );
}

/** What a piece of each product costs now, in cents; unknown products are left out. */
export async function readPrices(
  executor: Executor,
  productIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await executor.query<{ id: string; priceCents: number }>(
    `SELECT p.id, ${chargedPrice('$2')} AS "priceCents" FROM products p WHERE p.id = ANY($1::uuid[])`,
    [productIds, now],
    'cart-prices',
  );
  return new Map(rows.map((row) => [row.id, row.priceCents]));
}
