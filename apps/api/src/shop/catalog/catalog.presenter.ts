import { type Locale, productCategories, type ProductDetailWire, type ProductWire } from '@dronesoccer/contracts';
import {
  defaultSettings,
  deliveryByProvince,
  type ProvinceDelivery,
  stockLevelOf,
  toDollars,
} from '@dronesoccer/domain';
import type { ProductCardRow, ProductDetailRow, ProductRow } from './catalog.queries.js';

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

/** Presents a product in a list, where it may represent its family. */
export function presentCard(row: ProductCardRow): ProductWire {
  if (row.family === null) return presentProduct(row);
  const { lowest, highest, ...family } = row.family;
  const fromPrice = lowest === highest ? null : toDollars(lowest);
  return { ...presentProduct(row), family: { ...family, fromPrice } };
}

export const presentProductDetail = (row: ProductDetailRow, locale: Locale): ProductDetailWire => ({
  ...presentProduct(row),
  delivery: deliveryOf(row).map(({ provinces, days, problem, refusal }) => ({
    provinces: [...provinces],
    days: days && { ...days },
    problem,
    refusal: refusal?.[locale] ?? null,
  })),
  sku: row.sku,
  barcode: row.barcode,
  seo: { title: row.seo?.title ?? '', description: row.seo?.description ?? '' },
  options: row.options ?? [],
});

/** Returns how one piece is delivered to each province. */
function deliveryOf({ shippingRates, weightGrams, priceCents, oversizeCents }: ProductDetailRow): ProvinceDelivery[] {
  const { zones } = shippingRates ?? defaultSettings.shippingRates;
  return deliveryByProvince(zones, { grams: weightGrams, goods: priceCents, surcharge: oversizeCents });
}
