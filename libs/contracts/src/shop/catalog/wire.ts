import type { ArenaClass } from '../../common/enums.ts';
import type { ProvinceCode } from '../../common/provinces.ts';
import type { Page } from '../../common/wire.ts';
import type { ProductCategoryName } from './categories.ts';

/** In stock, low stock or sold out; the settings define the threshold for low stock. */
export const stockLevels = ['plenty', 'low', 'out'] as const;
export type StockLevel = (typeof stockLevels)[number];

/** The size in pixels of a stored picture, or null if unknown. */
export interface PictureSize {
  width: number | null;
  height: number | null;
}

export interface ProductImage extends PictureSize {
  url: string;
  alt: string;
}

/** The card of a family, which represents its products in a list. */
export interface FamilyCardWire {
  name: string;
  /** The number of its products that are in the shop, 2 or more. */
  options: number;
  /** True if none of them can be bought. */
  isSoldOut: boolean;
  /** The lowest price that is charged now, in dollars, or null if all products have the same one. */
  fromPrice: number | null;
}

/** The spec's local cart item fields without the quantity, plus the product page's fields. Prices are in dollars. */
export interface ProductWire {
  id: string;
  slug: string;
  name: string;
  category: ProductCategoryName;
  description: string;
  price: number;
  /** The price charged instead of `price` while a sale runs, otherwise null. */
  salePrice: number | null;
  /** The ISO end of the running sale; null without a sale, or for a sale without an end. */
  saleEndsAt: string | null;
  /** The available pieces: the warehouse's stock, plus the chosen location's if the request gave one. */
  stockQty: number;
  /** The part of `stockQty` in the warehouse; the rest is at the chosen location. */
  warehouseQty: number;
  /** The level of `stockQty`. */
  stockLevel: StockLevel;
  /** The maximum number of pieces in one order, of this product and of all products together. */
  maxQuantity: number;
  maxOrderQuantity: number;
  isActive: boolean;
  coverImage: string;
  images: ProductImage[];
  arenaClass: ArenaClass | null;
  specs: { label: string; value: string }[];
  weightGrams: number;
  /** The dollars that one piece adds to the shipping because of its size. */
  oversizeSurcharge: number;
  /** In a list, the product may represent its family. Absent for a single product. */
  family?: FamilyCardWire;
}

/** A product of a family, as the pages of the other products link to it. */
export interface ProductOptionWire {
  slug: string;
  label: string;
  isSoldOut: boolean;
}

/** A product as its own page shows it. */
export interface ProductDetailWire extends ProductWire {
  /** The shop's own article number, or null. */
  sku: string | null;
  /** The GTIN, or null. */
  barcode: string | null;
  /** The texts for search engines in the reader's language; an empty one falls back to the product's own text. */
  seo: ProductSeo;
  /** The ways to deliver one piece, by province. */
  delivery: ProductDeliveryWire[];
  /** The products of the same family that are in the shop, in their order, with the product itself. */
  options: ProductOptionWire[];
}

/** The business days from shipping to delivery. */
export interface DeliveryDaysWire {
  min: number;
  max: number;
}

/** The ways to deliver one piece of a product to some provinces. */
export interface ProductDeliveryWire {
  provinces: ProvinceCode[];
  /** The business days from shipping to delivery. Null if it is not delivered, or if no time is promised. */
  days: DeliveryDaysWire | null;
  /** The reason why it is not delivered, or null if it is. */
  problem: 'notServed' | 'tooHeavy' | null;
  /** The shop's own words for the reason, or null. */
  refusal: string | null;
}

export interface ProductSeo {
  title: string;
  description: string;
}

export interface ProductPage extends Page<ProductWire> {
  /** True if there are more than `total`: counting and paging stop at `limits.listDepth`. */
  isMore: boolean;
  /** The corrected search term if one of its words matches no product, otherwise null. */
  correctedSearch: string | null;
}

export const productSorts = ['newest', 'price-asc', 'price-desc', 'name', 'popular'] as const;
export type ProductSort = (typeof productSorts)[number];
