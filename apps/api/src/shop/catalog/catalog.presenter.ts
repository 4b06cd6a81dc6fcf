import { productCategories, type ProductDetailWire, type ProductWire } from '@dronesoccer/contracts';
import { stockLevelOf, toDollars } from '@dronesoccer/domain';
import type { ProductDetailRow, ProductRow } from './catalog.queries.js';

export function presentProduct(row: ProductRow): ProductWire {
  const images = row.images ?? [];
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    category: productCategories[row.category],
    description: row.description,
    price: toDollars(row.priceCents),
    salePrice: row.salePriceCents === null ? null : toDollars(row.salePriceCents),
    saleEndsAt: row.saleEndsAt?.toISOString() ?? null,
    stockQty: row.stockQty,
    warehouseQty: row.warehouseQty,
    stockLevel: stockLevelOf(row.stockQty, row.lowStockThreshold),
    maxQuantity: row.maxQuantity,
    maxOrderQuantity: row.maxOrderQuantity,
    isActive: row.isActive,
    coverImage: images[0]?.url ?? '',
    images,
    arenaClass: row.arenaClass,
    specs: row.specs,
    weightGrams: row.weightGrams,
    oversizeSurcharge: toDollars(row.oversizeCents),
  };
}

export const presentProductDetail = (row: ProductDetailRow): ProductDetailWire => ({
  ...presentProduct(row),
  sku: row.sku,
  barcode: row.barcode,
  seo: { title: row.seo?.title ?? '', description: row.seo?.description ?? '' },
});
