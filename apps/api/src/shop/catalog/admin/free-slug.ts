import { slugOf } from '@dronesoccer/domain';
import { newId, type Tx } from '../../../platform/database/index.js';
import type { ProductValues } from './product-terms.js';
import { firstFreeSlug, insertProduct } from './write-product.queries.js';
import { slugTakenError } from './refusals.js';

/** The number of products with the same name that get a numbered slug. Further ones get a part of their id. */
const mostNumbered = 50;
const attempts = 5;

/**
 * Inserts a product under the given slug, or under one made from its English name: `striker`, `striker-2`, … If two are
 * created at once, the unique key decides, and the later one takes the next number.
 *
 * @throws PROD_002 if the given slug is taken
 */
export async function insertUnderSlug(
  tx: Tx,
  { id, slug, now }: { id: string; slug: string | undefined; now: Date },
  values: ProductValues,
): Promise<string> {
  if (slug !== undefined) {
    if (await insertProduct(tx, { id, slug, now }, values)) return slug;
    throw slugTakenError();
  }
  const base = slugOf(values.texts.en.name);
  for (let attempt = 0; attempt < attempts; attempt++) {
    const free = (await firstFreeSlug(tx, candidates(base))) ?? `${base}-${newId().slice(-8)}`;
    if (await insertProduct(tx, { id, slug: free, now }, values)) return free;
  }
  throw slugTakenError();
}

const candidates = (base: string): string[] =>
  Array.from({ length: mostNumbered }, (_, index) => (index === 0 ? base : `${base}-${index + 1}`));
