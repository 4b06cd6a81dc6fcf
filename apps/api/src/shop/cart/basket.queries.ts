import { limits, type Locale, type ProductCategory, type TaxClass } from '@dronesoccer/contracts';
import type { ProductPrice } from '@dronesoccer/domain';
import { type Executor, withGenericPlan, type Tx } from '../../platform/database/index.js';
import { isKnown } from '../catalog/index.js';

/** A requested product with the data that pricing and stock allocation need. Prices are in cents. */
export interface BasketLine extends ProductPrice {
  /** Null if the line does not come from a server cart. */
  cartItemId: string | null;
  productId: string;
  quantity: number;
  slug: string;
  name: string;
  category: ProductCategory;
  taxClass: TaxClass;
  weightGrams: number;
  /** The surcharge on shipping for the size of one piece, in cents. */
  oversizeCents: number;
  imageUrl: string | null;
  isActive: boolean;
  levels: { stockPointId: string; isWarehouse: boolean; quantity: number }[];
}

/** `slug` is null if the product does not exist. */
export type BasketRow = BasketLine | { cartItemId: string | null; productId: string; quantity: number; slug: null };

/**
 * The statement that includes this text defines `$1` and `$2`. `$3` is the locale, and `$4` is the location whose stock
 * is available besides the warehouse's.
 */
const lines = `
  SELECT w.id AS "cartItemId", w.product_id AS "productId", w.quantity,
    p.slug, COALESCE(t.name, e.name) AS name, p.category, p.tax_class AS "taxClass",
    p.weight_grams AS "weightGrams", p.oversize_cents AS "oversizeCents", p.is_active AS "isActive",
    p.price_cents AS price, p.sale_price_cents AS "salePrice", p.sale_starts_at AS "saleStartsAt",
    p.sale_ends_at AS "saleEndsAt",
    (SELECT i.url FROM product_images i WHERE i.product_id = p.id ORDER BY i.position LIMIT 1) AS "imageUrl",
    (SELECT COALESCE(json_agg(json_build_object('stockPointId', s.stock_point_id,
              'isWarehouse', sp.location_id IS NULL, 'quantity', s.quantity)), '[]')
     FROM stock_levels s JOIN stock_points sp ON sp.id = s.stock_point_id
     WHERE s.product_id = p.id AND (sp.location_id IS NULL OR sp.location_id = (SELECT $4::uuid))) AS levels
  FROM wanted w
  LEFT JOIN products p ON p.id = w.product_id AND ${isKnown}
  LEFT JOIN product_translations t ON t.product_id = p.id AND t.locale = $3
  LEFT JOIN product_translations e ON e.product_id = p.id AND e.locale = 'en'
  ORDER BY w.position`;

interface StockView {
  locale: Locale;
  locationId: string | null;
}

/** Reads the lines of a list that the caller sent. */
export function readListedItems(
  executor: Executor,
  items: ReadonlyMap<string, number>,
  { locale, locationId }: StockView,
): Promise<BasketRow[]> {
  return executor.query<BasketRow>(
    `WITH wanted AS (
       SELECT NULL::uuid AS id, i.product_id, i.quantity, i.position
       FROM ${withGenericPlan('unnest($1::uuid[], $2::int[]) WITH ORDINALITY each (product_id, quantity, position)', '$5')} i
     ) ${lines}`,
    [[...items.keys()], [...items.values()], locale, locationId, items.size],
    'basket-items',
  );
}

/** Reads the lines of a person's cart. */
export function readCartItems(
  executor: Executor,
  userId: string,
  { locale, locationId }: StockView,
): Promise<BasketRow[]> {
  return executor.query<BasketRow>(
    `WITH wanted AS (
       SELECT c.id, c.product_id, c.quantity, row_number() OVER (ORDER BY c.created_at, c.id) AS position
       FROM cart_items c WHERE c.user_id = $1::uuid ORDER BY position LIMIT $2
     ) ${lines}`,
    [userId, limits.cartLinesMax, locale, locationId],
    'basket-cart',
  );
}

/**
 * Reads a cart like `readCartItems`, but locks its items: if two tabs order the same cart, they do so one after the
 * other, and the second finds the cart empty. Items added meanwhile are not in the order and stay in the cart.
 */
export function lockCartItems(tx: Tx, userId: string, { locale, locationId }: StockView): Promise<BasketRow[]> {
  return tx.query<BasketRow>(
    `WITH locked AS MATERIALIZED (
       SELECT c.id, c.product_id, c.quantity, c.created_at
       FROM cart_items c WHERE c.user_id = $1::uuid ORDER BY c.id LIMIT $2 FOR UPDATE
     ), wanted AS (
       SELECT l.*, row_number() OVER (ORDER BY l.created_at, l.id) AS position FROM locked l
     ) ${lines}`,
    [userId, limits.cartLinesMax, locale, locationId],
    'basket-lock-cart',
  );
}
