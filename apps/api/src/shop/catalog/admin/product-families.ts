import { productLimits, type ProductFamilyTerms, type ProductFamilyWire } from '@dronesoccer/contracts';
import { type Executor, newId, type Tx } from '../../../platform/database/index.js';
import { familyTakenError } from './refusals.js';

const attempts = 5;

/**
 * Returns the id of the chosen family, or of the one with the names, and starts the family if it does not exist. Two administrators who start
 * it at once share it: the second waits for the first. The lock keeps the family until the product is in it, even if
 * its last product leaves meanwhile.
 *
 * @throws PROD_002 if a family has only one of the names
 */
export async function familyWith(tx: Tx, { id, name }: Pick<ProductFamilyTerms, 'id' | 'name'>): Promise<string> {
  if (id !== undefined && (await holdFamily(tx, id))) return id;
  for (let attempt = 0; attempt < attempts; attempt++) {
    const found = await tx.query<{ id: string; hasEn: boolean; hasFr: boolean }>(
      `SELECT f.id, lower(f.name_en) = lower($1) AS "hasEn", lower(f.name_fr) = lower($2) AS "hasFr"
         FROM product_families f WHERE lower(f.name_en) = lower($1) OR lower(f.name_fr) = lower($2)
        ORDER BY f.id FOR KEY SHARE`,
      [name.en, name.fr],
      'product-family-named',
    );
    const [family] = found;
    if (family?.hasEn && family.hasFr) return family.id;
    if (family) throw familyTakenError(family.hasEn ? 'en' : 'fr');
    const [started] = await tx.query<{ id: string }>(
      'INSERT INTO product_families (id, name_en, name_fr) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id',
      [newId(), name.en, name.fr],
      'product-family-start',
    );
    if (started) return started.id;
  }
  throw familyTakenError('en');
}

async function holdFamily(tx: Tx, id: string): Promise<boolean> {
  const sql = 'SELECT id FROM product_families WHERE id = $1 FOR KEY SHARE';
  return (await tx.query(sql, [id], 'product-family-hold')).length > 0;
}

/**
 * Locks the products whose family a change may rename, in id order like `lockProducts`, so that two administrators who
 * rename a family from two of its products queue up.
 */
export async function lockForRename(tx: Tx, productId: string, { id, name }: ProductFamilyTerms): Promise<void> {
  await tx.query(
    `SELECT p.id FROM products p
      WHERE p.id = $1
         OR p.family_id = (SELECT f.id FROM product_families f WHERE f.id = $2 AND (f.name_en, f.name_fr) <> ($3, $4))
      ORDER BY p.id FOR NO KEY UPDATE`,
    [productId, id, name.en, name.fr],
    'product-family-lock',
  );
}

/**
 * Renames the family of a product. The other products in it get a new version: a form that was opened before would give
 * the family its former name again.
 */
export async function renameFamily(
  tx: Tx,
  { id, name }: ProductFamilyWire,
  { productId, now }: { productId: string; now: Date },
): Promise<void> {
  // A product that joins at this moment is in the family before its products are changed.
  await tx.query('SELECT id FROM product_families WHERE id = $1 FOR UPDATE', [id], 'product-family-alone');
  await tx.query(
    `WITH renamed AS (UPDATE product_families SET name_en = $2, name_fr = $3 WHERE id = $1 RETURNING id)
     UPDATE products p SET version = p.version + 1, updated_at = $5 FROM renamed
      WHERE p.family_id = renamed.id AND p.id <> $4`,
    [id, name.en, name.fr, productId, now],
    'product-family-rename',
  );
}

export function listFamilies(executor: Executor): Promise<ProductFamilyWire[]> {
  return executor.query<ProductFamilyWire>(
    `SELECT f.id, jsonb_build_object('en', f.name_en, 'fr', f.name_fr) AS name
       FROM product_families f ORDER BY lower(f.name_en) LIMIT $1`,
    [productLimits.familiesMax],
    'product-families',
  );
}
