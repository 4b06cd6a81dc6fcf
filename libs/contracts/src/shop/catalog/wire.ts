import type { ArenaClass } from '../../common/enums.ts';
import type { Page } from '../../common/wire.ts';
import type { ProductCategoryName } from './categories.ts';

/** In stock, low stock or sold out; the settings hold the threshold for low stock. */
export const stockLevels = ['plenty', 'low', 'out'] as const;
export type StockLevel = (typeof stockLevels)[number];

/** Pixels of a picture as it is kept; null where they are not known. */
export interface PictureSize {
  width: number | null;
  height: number | null;
}

export interface ProductImage extends PictureSize {
  url: string;
  alt: string;
}

/** The spec's local cart item fields without the quantity, and what a product page shows beside them. Prices in dollars. */
export interface ProductWire {
  id: string;
  slug: string;
  name: string;
  category: ProductCategoryName;
  description: string;
  price: number;
  /** What is charged instead of `price` while a sale runs; else null. */
  salePrice: number | null;
  /** When the running sale ends, ISO; null without a sale, and for a sale without an end. */
  saleEndsAt: string | null;
  /** Pieces available: the warehouse's stock, plus the chosen location's when one was given. */
  stockQty: number;
  /** Those of them that are in the warehouse; the others are at the chosen location. */
  warehouseQty: number;
  /** All of them, as a level. */
  stockLevel: StockLevel;
  /** The most pieces of it, and of all products together, that one order may hold. */
  maxQuantity: number;
  maxOrderQuantity: number;
  isActive: boolean;
  coverImage: string;
  images: ProductImage[];
  arenaClass: ArenaClass | null;
  specs: { label: string; value: string }[];
  weightGrams: number;
}

export interface ProductPage extends Page<ProductWire> {
  /** There are more than `total` says: counting and paging stop at `limits.listDepth`. */
  isMore: boolean;
  /** The corrected search, when a word of it matches no product; else null. */
  correctedSearch: string | null;
}

export const productSorts = ['newest', 'price-asc', 'price-desc', 'name', 'popular'] as const;
export type ProductSort = (typeof productSorts)[number];
