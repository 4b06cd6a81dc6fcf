import {
  type Locale,
  productCategories,
  type ProductAdminRowWire,
  type ProductAdminWire,
  type ProductFamilyTerms,
  type ProductSeo,
  type ProductState,
} from '@dronesoccer/contracts';
import { saleStateAt, stockLevelOf, toDollars } from '@dronesoccer/domain';
import { presentLevel } from '../../inventory/index.js';
import type { ProductAdminRow, ProductDetailRow } from './products.queries.js';

export function presentRow(row: ProductAdminRow, now: Date): ProductAdminRowWire {
  const stock = (row.stock ?? []).map(presentLevel);
  const stockQty = stock.reduce((sum, { quantity }) => sum + quantity, 0);
  return {
    id: row.id,
    slug: row.slug,
    name: row.name,
    category: productCategories[row.category],
    price: toDollars(row.priceCents),
    salePrice: row.salePriceCents === null ? null : toDollars(row.salePriceCents),
    saleStartsAt: row.saleStartsAt?.toISOString() ?? null,
    saleEndsAt: row.saleEndsAt?.toISOString() ?? null,
    saleState: saleStateAt(
      {
        price: row.priceCents,
        salePrice: row.salePriceCents,
        saleStartsAt: row.saleStartsAt,
        saleEndsAt: row.saleEndsAt,
      },
      now,
    ),
    arenaClass: row.arenaClass,
    isActive: row.isActive,
    state: stateOf(row),
    publishAt: row.publishAt?.toISOString() ?? null,
    sku: row.sku,
    family: row.family,
    coverImage: row.cover,
    stockQty,
    stockLevel: stockLevelOf(stockQty, row.lowStockThreshold),
    stock,
    version: row.version,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
  };
}

export function presentDetail(row: ProductDetailRow, now: Date): ProductAdminWire {
  return {
    ...presentRow(row, now),
    texts: row.texts,
    pictures: row.pictures ?? [],
    weightGrams: row.weightGrams,
    oversizeSurcharge: toDollars(row.oversizeCents),
    barcode: row.barcode,
    seo: seoOf(row),
    familyMembers: (row.familyMembers ?? []).map(({ id, option, ...member }) => ({
      id,
      option,
      state: stateOf(member),
    })),
    counts: { sold: row.sold, wishes: row.wishes, waiting: row.waiting },
    wasPublished: row.publishedAt !== null,
    hasHistory: row.hasHistory,
  };
}

interface Publication {
  isActive: boolean;
  publishAt: Date | string | null;
  publishedAt: Date | string | null;
}

function stateOf({ isActive, publishAt, publishedAt }: Publication): ProductState {
  if (isActive) return 'published';
  if (publishAt !== null) return 'scheduled';
  return publishedAt === null ? 'draft' : 'inactive';
}

const noTexts: ProductSeo = { title: '', description: '' };

/** Returns the texts for search engines in both languages; they are empty if they were never written. */
export const seoOf = ({ seo }: Pick<ProductDetailRow, 'seo'>): Record<Locale, ProductSeo> => ({
  en: { ...noTexts, ...seo.en },
  fr: { ...noTexts, ...seo.fr },
});

/** Returns the family of a product as an administrator states it, or null. */
export function familyOf({ family }: Pick<ProductDetailRow, 'family'>): ProductFamilyTerms | null {
  if (family === null) return null;
  const { name, option, place } = family;
  return { name, option, place };
}
