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
    price: toDollars(row.priceCents),
    salePrice: row.salePriceCents === null ? null : toDollars(row.salePriceCents),
    saleStartsAt: row.saleStartsAt?.toISOString() ?? null,
    saleEndsAt: row.saleEndsAt?.toISOString() ?? null,
    arenaClass: row.arenaClass,
    weightGrams: row.weightGrams,
    isActive: row.isActive,
    pictures: row.pictures ?? [],
  };
}
