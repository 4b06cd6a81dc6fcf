import {
  type ArenaClass,
  type Locale,
  OrderStatus,
  type ProductCategory,
  type ProductImage,
  type ProductOptionWire,
} from '@dronesoccer/contracts';
import { type Executor, withGenericPlan } from '../../platform/database/index.js';
import type { ShopSettings } from '@dronesoccer/domain';
import {
  lowStockThreshold,
  maxPiecesPerOrder,
  maxPiecesPerProduct,
  shippingRates,
} from '../../platform/settings/index.js';
import {
  chargedPrice,
  familyInShop,
  isInStock,
  isKnown,
  runningSaleEnd,
  runningSalePrice,
  stockQty,
  warehouseQty,
} from './product-sql.js';

export interface ProductRow {
  id: string;
  slug: string;
  category: ProductCategory;
  priceCents: number;
  /** Null unless the sale is running. */
  salePriceCents: number | null;
  saleEndsAt: Date | null;
  arenaClass: ArenaClass | null;
  weightGrams: number;
  oversizeCents: number;
  isActive: boolean;
  name: string;
  description: string;
  specs: { label: string; value: string }[];
  stockQty: number;
  warehouseQty: number;
  /** The highest number of pieces that counts as low stock. */
  lowStockThreshold: number;
  maxQuantity: number;
  maxOrderQuantity: number;
  images: ProductImage[] | null;
}

/** A product that may represent its family. */
export interface ProductCardRow extends ProductRow {
  /** Null unless at least two products of its family are in the shop. Prices are in cents. */
  family: { name: string; options: number; isSoldOut: boolean; lowest: number; highest: number } | null;
}

/** The location, time and language in which a person views the shop. */
export interface Viewpoint {
  locale: Locale;
  now: Date;
  locationId: string | null;
}

/** The first three parameters of a statement with `productColumns`: `$1`, `$2`, `$3`. */
export const viewValues = ({ locale, now, locationId }: Viewpoint): unknown[] => [locale, now, locationId];

/**
 * The columns of every read. `p` is the products row and `t` its translation. Every product has a translation for each
 * locale.
 */
const columnsSeenFrom = (locale: string, now: string, locationId: string): string => `
  p.id, p.slug, p.category, p.price_cents AS "priceCents", ${runningSalePrice(now)} AS "salePriceCents",
  ${runningSaleEnd(now)} AS "saleEndsAt", p.arena_class AS "arenaClass", p.weight_grams AS "weightGrams",
  p.oversize_cents AS "oversizeCents",
  p.is_active AS "isActive", t.name, t.description, t.specs, ${stockQty(locationId)} AS "stockQty", ${warehouseQty} AS "warehouseQty",
  ${lowStockThreshold} AS "lowStockThreshold",
  ${maxPiecesPerProduct} AS "maxQuantity", ${maxPiecesPerOrder} AS "maxOrderQuantity",
  (SELECT jsonb_agg(jsonb_build_object(
      'url', i.url, 'alt', i.alt ->> ${locale}::text, 'width', i.width, 'height', i.height) ORDER BY i.position)
     FROM product_images i WHERE i.product_id = p.id) AS images`;

/** The columns of a product in a list. */
export const productColumns = `${columnsSeenFrom('$1', '$2', '$3')},
  (SELECT jsonb_build_object('name', (SELECT CASE $1 WHEN 'fr' THEN f.name_fr ELSE f.name_en END
                                        FROM product_families f WHERE f.id = family.id), 'options', count(*), 'isSoldOut', NOT bool_or(${isInStock('$3')}),
                             'lowest', min(${chargedPrice('$2')}), 'highest', max(${chargedPrice('$2')}))
     FROM ${familyInShop} GROUP BY family.id HAVING count(*) > 1) AS family`;

/** A product as its own page shows it. */
export interface ProductDetailRow extends ProductRow {
  sku: string | null;
  barcode: string | null;
  /** The texts for search engines in the viewpoint's language; null or absent texts fall back. */
  seo: { title?: string; description?: string } | null;
  /** The table of shipping rates, or null for the default. */
  shippingRates: ShopSettings['shippingRates'] | null;
  /** The products of its family that are in the shop, in their order; null instead of an empty list. */
  options: ProductOptionWire[] | null;
}

export interface RequestedProduct {
  /** True to read a product that is not published. */
  isPreview?: boolean;
  slug: string;
  locale: Locale;
  locationId: string | null;
}

/**
 * Reads several people's products at once, each from that person's viewpoint, by their current or a former slug. The
 * result is in the requested order, with null for a product that does not exist.
 */
export async function findProducts(
  executor: Executor,
  wanted: readonly RequestedProduct[],
  now: Date,
): Promise<(ProductDetailRow | null)[]> {
  const rows = await executor.query<ProductDetailRow & { place: number }>(
    `SELECT wanted.place::int, p.sku, p.barcode, p.seo -> wanted.locale AS seo, ${shippingRates} AS "shippingRates",
            (SELECT jsonb_agg(jsonb_build_object('slug', p.slug, 'label', p.option_label ->> wanted.locale,
                      'isSoldOut', NOT ${isInStock('wanted.location_id')}) ORDER BY p.option_place, p.created_at, p.id)
               FROM ${familyInShop}) AS options,
            ${columnsSeenFrom('wanted.locale', '$1', 'wanted.location_id')}
       FROM ${withGenericPlan(
         'unnest($2::text[], $3::text[], $4::uuid[], $5::bool[]) WITH ORDINALITY each (slug, locale, location_id, is_preview, place)',
         '$6',
       )} wanted
       JOIN products p ON p.slug = coalesce((SELECT c.slug FROM former_product_slugs f JOIN products c ON c.id = f.product_id
                                              WHERE f.slug = wanted.slug), wanted.slug)
       JOIN product_translations t ON t.product_id = p.id AND t.locale = wanted.locale
      WHERE ${isKnown} OR wanted.is_preview`,
    [
      now,
      wanted.map(({ slug }) => slug),
      wanted.map(({ locale }) => locale),
      wanted.map(({ locationId }) => locationId),
      wanted.map(({ isPreview = false }) => isPreview),
      wanted.length,
    ],
    'products-by-slug',
  );
  const byPlace = new Map(rows.map((row) => [row.place, row]));
  return wanted.map((_, at) => byPlace.get(at + 1) ?? null);
}

/** Reads products in the order of the ids, without unknown and unpublished ones. */
export async function findProductsByIds(
  executor: Executor,
  ids: readonly string[],
  from: Viewpoint,
): Promise<ProductCardRow[]> {
  return executor.query<ProductCardRow>(
    `SELECT ${productColumns}
       FROM ${withGenericPlan('unnest($4::uuid[]) WITH ORDINALITY each (id, place)', '$5')} wanted
       JOIN products p ON p.id = wanted.id AND ${isKnown}
       JOIN product_translations t ON t.product_id = p.id AND t.locale = $1
      ORDER BY wanted.place`,
    [...viewValues(from), ids, ids.length],
    'products-by-id',
  );
}

/** Returns the best-selling products since a day, best first. Cancelled and unpaid orders do not count. */
export async function findBestSellers(executor: Executor, since: Date, limit: number): Promise<string[]> {
  const rows = await executor.query<{ productId: string }>(
    `SELECT l.product_id AS "productId"
       FROM orders o JOIN order_lines l ON l.order_id = o.id
      WHERE o.status IN (${OrderStatus.PAID}, ${OrderStatus.SHIPPED}) AND o.placed_at >= $1
      GROUP BY l.product_id
      ORDER BY sum(l.quantity) DESC, l.product_id
      LIMIT $2`,
    [since, limit],
    'best-sellers',
  );
  return rows.map((row) => row.productId);
}

/** Returns every product that is sold. */
export function productAddresses(executor: Executor): Promise<{ slug: string; updatedAt: Date }[]> {
  return executor.query(
    'SELECT slug, updated_at AS "updatedAt" FROM products WHERE is_active ORDER BY id',
    [],
    'product-addresses',
  );
}
