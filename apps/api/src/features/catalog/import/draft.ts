import { productCategories } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import type { Draft } from './columns.js';
import type { CurrentRow } from './find-current.queries.js';

/** A product as it stands, in the words of a file. */
export function draftOf(row: CurrentRow): Draft {
  return {
    slug: row.slug,
    category: productCategories[row.category],
    texts: row.texts,
    price: toDollars(row.price_cents),
    salePrice: row.sale_price_cents === null ? null : toDollars(row.sale_price_cents),
    saleStartsAt: row.sale_starts_at?.toISOString() ?? null,
    saleEndsAt: row.sale_ends_at?.toISOString() ?? null,
    arenaClass: row.arena_class,
    weightGrams: row.weight_grams,
    isActive: row.is_active,
    pictures: row.pictures ?? [],
  };
}
