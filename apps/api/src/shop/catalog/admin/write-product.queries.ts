import { locales } from '@dronesoccer/contracts';
import type { Executor, Tx } from '../../../platform/database/index.js';
import { familyWith } from './product-families.js';
import { writePictures } from './own-pictures.js';
import type { ProductDetailRow } from './products.queries.js';
import type { ProductValues } from './product-terms.js';

const valueParams = (values: ProductValues, familyId: string | null): unknown[] => [
  values.category,
  values.price,
  values.salePrice,
  values.saleStartsAt,
  values.saleEndsAt,
  values.arenaClass,
  values.weightGrams,
  values.isActive,
  values.oversizeCents,
  JSON.stringify(values.listing),
  familyId,
];

const familyIdOf = async (tx: Tx, { listing: { family = null } }: ProductValues): Promise<string | null> =>
  family === null ? null : familyWith(tx, family);

/**
 * Returns false if the slug is taken.
 *
 * @throws PROD_002 if another family has one of the names of its family
 * @throws PROD_007 if a picture is not hosted on this site
 */
export async function insertProduct(
  tx: Tx,
  { id, slug, now }: { id: string; slug: string; now: Date },
  values: ProductValues,
): Promise<boolean> {
  const inserted = await tx.query(
    `INSERT INTO products (id, slug, category, price_cents, sale_price_cents, sale_starts_at, sale_ends_at, arena_class,
                           weight_grams, is_active, oversize_cents, publish_at, sku, barcode, seo, family_id,
                           option_label, option_place, created_at, updated_at)
     VALUES ($1, $2, $4, $5, $6, $7, $8, $9, $10, $11, coalesce($12::int, 0), ($13::jsonb ->> 'publishAt')::timestamptz,
             $13::jsonb ->> 'sku', $13::jsonb ->> 'barcode', coalesce($13::jsonb -> 'seo', '{}'), $14::uuid,
             coalesce($13::jsonb -> 'family' -> 'option', '{}'),
             coalesce(($13::jsonb -> 'family' ->> 'place')::int, 1), $3, $3)
     ON CONFLICT (slug) DO NOTHING RETURNING id`,
    [id, slug, now, ...valueParams(values, await familyIdOf(tx, values))],
    'product-insert',
  );
  if (inserted.length === 0) return false;
  await writeTexts(tx, id, values);
  await writePictures(tx, id, values.pictures);
  return true;
}

/** The new value of a column, whose current one stays if `$14` does not name the field. */
const keptColumn = (column: string, field: string): string =>
  `CASE WHEN $14::jsonb ? '${field}' THEN $14::jsonb ->> '${field}' ELSE ${column}::text END`;

/**
 * Returns false if someone else changed the product since `version`.
 *
 * @throws PROD_002 if another family has one of the names of its family
 * @throws PROD_007 if a picture is not hosted on this site
 */
export async function updateProduct(
  tx: Tx,
  { id, slug, version, now }: { id: string; slug: string; version: number; now: Date },
  values: ProductValues,
): Promise<boolean> {
  const updated = await tx.query(
    `UPDATE products
        SET slug = $2, category = $5, price_cents = $6, sale_price_cents = $7, sale_starts_at = $8, sale_ends_at = $9,
            arena_class = $10, weight_grams = $11, is_active = $12, oversize_cents = coalesce($13::int, oversize_cents),
            publish_at = ${keptColumn('publish_at', 'publishAt')}::timestamptz, sku = ${keptColumn('sku', 'sku')},
            barcode = ${keptColumn('barcode', 'barcode')}, seo = coalesce($14::jsonb -> 'seo', seo),
            family_id = CASE WHEN $14::jsonb ? 'family' THEN $15::uuid ELSE family_id END,
            option_label = CASE WHEN $14::jsonb ? 'family' THEN coalesce($14::jsonb -> 'family' -> 'option', '{}')
                           ELSE option_label END,
            option_place = coalesce(($14::jsonb -> 'family' ->> 'place')::int, option_place),
            version = version + 1, updated_at = $4
      WHERE id = $1 AND version = $3 RETURNING id`,
    [id, slug, version, now, ...valueParams(values, await familyIdOf(tx, values))],
    'product-update',
  );
  if (updated.length === 0) return false;
  await writeTexts(tx, id, values);
  await writePictures(tx, id, values.pictures);
  return true;
}

/** Publishes the products whose time has come. Returns their ids. */
export async function publishDue(tx: Tx, now: Date, limit: number): Promise<string[]> {
  const rows = await tx.query<{ id: string }>(
    `UPDATE products SET is_active = true, version = version + 1, updated_at = $1
      WHERE id IN (SELECT p.id FROM products p WHERE p.publish_at <= $1 ORDER BY p.id LIMIT $2 FOR UPDATE SKIP LOCKED)
      RETURNING id`,
    [now, limit],
    'products-publish-due',
  );
  return rows.map(({ id }) => id);
}

/** Returns false if the product is already in the shop or out of it. Deactivating a scheduled product clears its time. */
export const changesPublication = (
  { isActive, publishAt }: Pick<ProductDetailRow, 'isActive' | 'publishAt'>,
  wantsActive: boolean,
): boolean => isActive !== wantsActive || (!wantsActive && publishAt !== null);

export async function setProductActive(tx: Tx, id: string, isActive: boolean, now: Date): Promise<void> {
  await tx.query(
    'UPDATE products SET is_active = $2, publish_at = NULL, version = version + 1, updated_at = $3 WHERE id = $1',
    [id, isActive, now],
    'product-set-active',
  );
}

/** Deletes a product. A constraint fails if the product was ordered or its stock ever changed. */
export async function deleteProduct(tx: Tx, id: string): Promise<void> {
  await tx.query('DELETE FROM products WHERE id = $1', [id], 'product-delete');
}

async function writeTexts(executor: Executor, id: string, { texts }: ProductValues): Promise<void> {
  await executor.query(
    `INSERT INTO product_translations (product_id, locale, name, description, specs)
     SELECT $1::uuid, t.locale, t.name, t.description, t.specs
       FROM jsonb_to_recordset($2::jsonb) AS t (locale text, name text, description text, specs jsonb)
     ON CONFLICT (product_id, locale)
       DO UPDATE SET name = excluded.name, description = excluded.description, specs = excluded.specs`,
    [id, JSON.stringify(locales.map((locale) => ({ locale, ...texts[locale] })))],
    'product-write-texts',
  );
}

/** Returns the first free slug, or null if all are taken. */
export async function firstFreeSlug(executor: Executor, candidates: readonly string[]): Promise<string | null> {
  const [row] = await executor.query<{ slug: string }>(
    `SELECT c.slug FROM unnest($1::text[]) WITH ORDINALITY AS c (slug, place)
      WHERE NOT EXISTS (SELECT 1 FROM products p WHERE p.slug = c.slug) ORDER BY c.place LIMIT 1`,
    [candidates],
    'product-free-slug',
  );
  return row?.slug ?? null;
}

/** Returns the index of the first pair of names that is free in both languages, or null if all are taken. */
export async function firstFreeNames(
  executor: Executor,
  english: readonly string[],
  french: readonly string[],
): Promise<number | null> {
  const [row] = await executor.query<{ place: number }>(
    `SELECT c.place::int - 1 AS place FROM unnest($1::text[], $2::text[]) WITH ORDINALITY AS c (en, fr, place)
      WHERE NOT EXISTS (SELECT 1 FROM product_translations t
                         WHERE (t.locale = 'en' AND lower(t.name) = lower(c.en))
                            OR (t.locale = 'fr' AND lower(t.name) = lower(c.fr)))
      ORDER BY c.place LIMIT 1`,
    [english, french],
    'product-free-names',
  );
  return row?.place ?? null;
}
