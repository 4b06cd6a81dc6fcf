import type { ProductCategoryName } from '../categories.ts';
import type { ArenaClass } from '../enums.ts';

export interface ProductImage {
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
  /** What can be bought: the warehouse's stock, and the chosen location's when one was given. */
  stockQty: number;
  isActive: boolean;
  coverImage: string;
  images: ProductImage[];
  arenaClass: ArenaClass | null;
  specs: { label: string; value: string }[];
}

export const productSorts = ['newest', 'price-asc', 'price-desc', 'name', 'popular'] as const;
export type ProductSort = (typeof productSorts)[number];
