import { productLimits, type ProductFamilyTerms, type ProductFamilyWire } from '@dronesoccer/contracts';
import { type Executor, newId, type Tx } from '../../../platform/database/index.js';
import { familyTaken } from './refusals.js';

const attempts = 5;

/**
 * Returns the id of the family with the names, and starts the family if it does not exist. Two administrators who start
 * it at once share it: the second waits for the first. The lock keeps the family until the product is in it, even if
 * its last product leaves meanwhile.
 *
 * @throws PROD_002 if a family has only one of the names
 */
export async function familyWith(tx: Tx, { name }: Pick<ProductFamilyTerms, 'name'>): Promise<string> {
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
    if (family) throw familyTaken(family.hasEn ? 'en' : 'fr');
    const [started] = await tx.query<{ id: string }>(
      'INSERT INTO product_families (id, name_en, name_fr) VALUES ($1, $2, $3) ON CONFLICT DO NOTHING RETURNING id',
      [newId(), name.en, name.fr],
      'product-family-start',
    );
    if (started) return started.id;
  }
  throw familyTaken('en');
}

export function listFamilies(executor: Executor): Promise<ProductFamilyWire[]> {
  return executor.query<ProductFamilyWire>(
    `SELECT f.id, jsonb_build_object('en', f.name_en, 'fr', f.name_fr) AS name
       FROM product_families f ORDER BY lower(f.name_en) LIMIT $1`,
    [productLimits.familiesMax],
    'product-families',
  );
}
