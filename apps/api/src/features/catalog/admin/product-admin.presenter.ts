import { productCategories, type ProductAdminRowWire, type ProductAdminWire } from '@dronesoccer/contracts';
import { saleStateAt, stockLevelOf, toDollars } from '@dronesoccer/domain';
import { presentLevel } from '../../inventory/index.js';
import type { ProductAdminRow, ProductDetailRow } from './product-admin.queries.js';

export function presentRow(row: ProductAdminRow, now: Date): ProductAdminRowWire {
  const stock = (row.stock ?? []).map(presentLevel);
  const stockQty = stock.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    category: productCategories[row.category],
    price: toDollars(row.price_cents),
    salePrice: row.sale_price_cents === null ? null : toDollars(row.sale_price_cents),
    saleStartsAt: row.sale_starts_at?.toISOString() ?? null,
    saleEndsAt: row.sale_ends_at?.toISOString() ?? null,
    saleState: saleStateAt(
      {
        price: row.price_cents,
        salePrice: row.sale_price_cents,
        saleStartsAt: row.sale_starts_at,
        saleEndsAt: row.sale_ends_at,
      },
      now,
    ),
    arenaClass: row.arena_class,
    isActive: row.is_active,
    coverImage: row.cover,
    stockQty,
    stockLevel: stockLevelOf(stockQty, row.few_pieces),
    stock,
    version: row.version,
    createdAt: row.created_at.toISOString(),
    updatedAt: row.updated_at.toISOString(),
  };
}

export function presentDetail(row: ProductDetailRow, now: Date): ProductAdminWire {
  return {
    ...presentRow(row, now),
    texts: row.texts,
    pictures: row.pictures ?? [],
    weightGrams: row.weight_grams,
    counts: { sold: row.sold, wishes: row.wishes },
    hasHistory: row.has_history,
  };
}
