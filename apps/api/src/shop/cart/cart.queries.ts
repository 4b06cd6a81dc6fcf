import { limits, type Locale, type ProductCategory } from '@dronesoccer/contracts';
import type { ProductQuantity } from '@dronesoccer/domain';
import { type Executor, newId, type Tx } from '../../platform/database/index.js';
import { chargedPrice, coverUrl, isKnown, stockQty } from '../catalog/index.js';
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
  /** The price when the product was added to the cart, or null if it is unknown. */
  addedPriceCents: number | null;
  isActive: boolean;
  coverUrl: string | null;
}

/** The cart's owner, and the location, time and language for which the cart is shown. */
export interface CartView {
  userId: string;
  locationId: string | null;
  locale: Locale;
  now: Date;
}

/**
 * Every statement that returns a cart takes these parameters first: `$1` the person, `$2` the location, `$3` the
 * locale, `$4` now.
 */
const viewOf = ({ userId, locationId, locale, now }: CartView): unknown[] => [userId, locationId, locale, now];

/**
 * Selects the lines of `source` (rows of cart_items) as they are displayed. The outermost statement adds `ORDER BY`.
 */
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
 * Every change of a cart writes its `carts` row first (or inserts it for the first item), before any line. Changes from
 * two tabs therefore run one after the other.
 */
const touchCart = (condition: string): string =>
  `INSERT INTO carts (user_id) SELECT $1::uuid ${condition}
   ON CONFLICT (user_id) DO UPDATE SET updated_at = now() RETURNING user_id`;

/**
 * The cart after the change that the CTE `changed` has written, in the same statement: a second statement would double
 * the cost of the change. The next read sees what another tab writes at the same moment.
 */
const cartAfter = `
  SELECT changed.* FROM changed
  UNION ALL
  SELECT c.id, c.product_id, c.quantity, c.created_at, c.price_cents FROM cart_items c
   WHERE c.user_id = $1::uuid AND c.id NOT IN (SELECT changed.id FROM changed)`;

/** The result of a change. */
export interface CartChange {
  /** The current cart, or null if the change was refused. */
  lines: CartLineRow[] | null;
  /** True if the product to be changed is active. */
  isActive: boolean;
  stockQty: number;
  /** True if the product is new and the cart already holds the maximum number of products. */
  isFull: boolean;
  /** True if the pieces of this product, or of all products, exceed the limit for one order. */
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

/**
 * The SQL conditions `isFull` and `isAboveLimit` both count the other lines of the cart, so they are evaluated only if the
 * change was not made.
 */
const answerWithCart = (isFull: string, isAboveLimit: string): string => `
  SELECT w.is_active AS "wantedIsActive", w.stock_qty AS "wantedStockQty",
         CASE WHEN EXISTS (SELECT 1 FROM changed) THEN false ELSE ${isFull} END AS "wantedIsFull",
         CASE WHEN EXISTS (SELECT 1 FROM changed) THEN false ELSE ${isAboveLimit} END AS "wantedIsAboveLimit",
         EXISTS (SELECT 1 FROM changed) AS "isDone", line.*
    FROM wanted w LEFT JOIN (${linesOf(`(${cartAfter})`)}) line ON EXISTS (SELECT 1 FROM changed)
   ORDER BY line."createdAt", line.id`;

/** True if the cart holds the maximum number of products without counting `$5`. */
const cartIsFull = `cart_lines_beside($1::uuid, $5::uuid) >= ${limits.cartLinesMax}`;

const orderLimits = `${maxPiecesPerProduct} AS max_quantity, ${maxPiecesPerOrder} AS max_order_quantity`;

/** True if one order may hold `pieces` of the product `w` besides the rest of the cart. */
const fitsOrder = (cart: string, pieces: string): string =>
  `(${pieces} <= w.max_quantity AND cart_pieces_beside(${cart}, w.product_id) + ${pieces} <= w.max_order_quantity)`;

/** True if the stock has the pieces, but the limits of an order kept them out of the cart. */
const isAboveLimit = (pieces: string): string =>
  `${pieces} <= w.stock_qty AND ${pieces} > w.held AND NOT ${fitsOrder('$1::uuid', pieces)}`;

interface ProductPieces {
  productId: string;
  quantity: number;
}

/**
 * Adds pieces of a product, to its existing line if there is one. The stock check is part of the write and reads the
 * current line, so two simultaneous clicks never exceed the stock. Lines and pieces are counted again once the cart is
 * locked, so twenty simultaneous products never exceed a limit. Returns null if the product does not exist.
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
         FROM products p WHERE p.id = $5::uuid AND ${isKnown}
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

interface LineQuantity {
  itemId: string;
  quantity: number;
}

/**
 * Sets a line's quantity if the stock and the limits of an order allow it. The limits never prevent a reduction.
 * Returns null if the person has no such line.
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

/** Deletes a line and returns the remaining ones, or null if the person has no such line. */
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

/**
 * Locks the cart and its lines until the end of the transaction, so that no one else changes or orders it: changes lock
 * the cart first, and a checkout locks only the lines.
 */
export async function lockCart(tx: Tx, userId: string): Promise<void> {
  await tx.query(touchCart(''), [userId], 'cart-lock');
  await tx.query(
    'SELECT 1 FROM cart_items WHERE user_id = $1::uuid ORDER BY id FOR UPDATE',
    [userId],
    'cart-lock-lines',
  );
}

export interface MergeRow {
  id: string;
  isActive: boolean;
  stockQty: number;
  /** The pieces of this product in the cart. */
  held: number;
  /** The total lines and pieces in the cart. */
  lineCount: number;
  pieceCount: number;
  /** The most pieces of one product and of all products that one order may hold. */
  maxQuantity: number;
  maxOrderQuantity: number;
}

/** Reads what a merge needs to know about the merged products. Call it with the cart locked. */
export function readForMerge(
  tx: Tx,
  userId: string,
  productIds: readonly string[],
  locationId: string | null,
): Promise<MergeRow[]> {
  return tx.query(
    `WITH held AS MATERIALIZED (
       SELECT c.product_id, c.quantity FROM cart_items c WHERE c.user_id = $1::uuid
     )
     SELECT p.id, p.is_active AS "isActive", ${stockQty('$3')} AS "stockQty", coalesce(h.quantity, 0) AS held,
            (SELECT count(*) FROM held) AS "lineCount", (SELECT coalesce(sum(quantity), 0) FROM held) AS "pieceCount",
            ${maxPiecesPerProduct} AS "maxQuantity", ${maxPiecesPerOrder} AS "maxOrderQuantity"
       FROM products p LEFT JOIN held h ON h.product_id = p.id
      WHERE p.id = ANY($2::uuid[]) AND ${isKnown}`,
    [userId, productIds, locationId],
    'cart-read-for-merge',
  );
}

/** Writes the planned quantities. A quantity of 0 deletes the line. */
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

/** Returns the current price of each product in cents, without unknown products. */
export async function readPrices(
  executor: Executor,
  productIds: readonly string[],
  now: Date,
): Promise<Map<string, number>> {
  const rows = await executor.query<{ id: string; priceCents: number }>(
    `SELECT p.id, ${chargedPrice('$2')} AS "priceCents" FROM products p WHERE p.id = ANY($1::uuid[]) AND ${isKnown}`,
    [productIds, now],
    'cart-prices',
  );
  return new Map(rows.map((row) => [row.id, row.priceCents]));
}
