import { productCategories, type ProductWire } from '@dronesoccer/contracts';
import { stockLevelOf, toDollars } from '@dronesoccer/domain';
import type { ProductRow } from './catalog.queries.js';

export function presentProduct(row: ProductRow): ProductWire {
  const images = row.images ?? [];
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    category: productCategories[row.category],
    description: row.description,
    price: toDollars(row.price_cents),
    salePrice: row.sale_price_cents === null ? null : toDollars(row.sale_price_cents),
    saleEndsAt: row.sale_ends_at?.toISOString() ?? null,
    stockQty: row.stock_qty,
    stockLevel: stockLevelOf(row.stock_qty, row.few_pieces),
    isActive: row.is_active,
    coverImage: images[0]?.url ?? '',
    images,
    arenaClass: row.arena_class,
    specs: row.specs,
    weightGrams: row.weight_grams,
  };
}
