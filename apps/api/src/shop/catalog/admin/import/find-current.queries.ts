import { type Locale, productCategories } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import type { Executor } from '../../../../platform/database/index.js';
import { type ProductDetailRow, rowColumns, textColumns } from '../products.queries.js';
import { familyOf, seoOf } from '../products.presenter.js';
import type { Draft } from './columns.js';

export type CurrentRow = Omit<ProductDetailRow, 'familyMembers' | 'sold' | 'wishes' | 'waiting' | 'hasHistory'>;

/** Converts a product to the values of a file. */
export function draftOf(row: CurrentRow): Draft {
  return {
    slug: row.slug,
    category: productCategories[row.category],
    texts: row.texts,
    price: toDollars(row.priceCents),
    salePrice: row.salePriceCents === null ? null : toDollars(row.salePriceCents),
    saleStartsAt: row.saleStartsAt?.toISOString() ?? null,
    saleEndsAt: row.saleEndsAt?.toISOString() ?? null,
    arenaClass: row.arenaClass,
    weightGrams: row.weightGrams,
    oversizeSurcharge: toDollars(row.oversizeCents),
    publishAt: row.publishAt?.toISOString() ?? null,
    sku: row.sku,
    barcode: row.barcode,
    seo: seoOf(row),
    family: familyOf(row),
    isActive: row.isActive,
    pictures: row.pictures ?? [],
  };
}

/** Returns the products with one of the ids or one of the slugs. */
export function findCurrent(
  executor: Executor,
  ids: readonly string[],
  slugs: readonly string[],
): Promise<CurrentRow[]> {
  return executor.query<CurrentRow>(
    `SELECT ${rowColumns}, ${textColumns} FROM products p
      WHERE p.id IN (SELECT id FROM products WHERE id = ANY($1::uuid[])
                     UNION SELECT id FROM products WHERE slug = ANY($2::text[]))`,
    [ids, slugs],
    'product-import-current',
  );
}

interface TakenName {
  locale: Locale;
  /** The name in lower case. */
  name: string;
  productId: string;
}

interface TakenCode {
  field: 'sku' | 'barcode';
  /** The SKU or barcode as it was given. */
  code: string;
  productId: string;
}

/** Finds the products that already have one of the SKUs or barcodes, by the rules of the unique keys. */
export function findTakenCodes(
  executor: Executor,
  skus: readonly string[],
  barcodes: readonly string[],
): Promise<TakenCode[]> {
  return executor.query<TakenCode>(
    `SELECT 'sku' AS field, given.code, p.id AS "productId"
       FROM unnest($1::text[]) AS given (code) JOIN products p ON lower(p.sku) = lower(given.code)
      UNION ALL
     SELECT 'barcode', given.code, p.id
       FROM unnest($2::text[]) AS given (code) JOIN products p ON lpad(p.barcode, 14, '0') = lpad(given.code, 14, '0')`,
    [skus, barcodes],
    'product-import-codes',
  );
}

/** Finds the products that already have one of the names in the same language. */
export function findTakenNames(
  executor: Executor,
  english: readonly string[],
  french: readonly string[],
): Promise<TakenName[]> {
  return executor.query<TakenName>(
    `SELECT t.locale, lower(t.name) AS name, t.product_id AS "productId" FROM product_translations t
      WHERE t.locale = 'en' AND lower(t.name) IN (SELECT lower(n) FROM unnest($1::text[]) AS n)
      UNION ALL
     SELECT t.locale, lower(t.name), t.product_id FROM product_translations t
      WHERE t.locale = 'fr' AND lower(t.name) IN (SELECT lower(n) FROM unnest($2::text[]) AS n)`,
    [english, french],
    'product-import-names',
  );
}
