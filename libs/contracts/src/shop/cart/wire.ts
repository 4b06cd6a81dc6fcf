import type { ProductCategoryName } from '../catalog/categories.ts';
import type { ProductWire } from '../catalog/wire.ts';

/** A guest's cart item as it lies in browser storage under `cartItems` (spec 3, Local cart item). */
export interface LocalCartItem extends Pick<
  ProductWire,
  'id' | 'name' | 'category' | 'description' | 'stockQty' | 'price' | 'isActive' | 'coverImage'
> {
  quantity: number;
  /** Ours, beside the spec's fields, as `ProductWire` has them; absent in what an older release stored. */
  maxQuantity?: number;
  maxOrderQuantity?: number;
  /** Ours as well: the way back to the product's page. */
  slug?: string;
  /** Ours as well: dollars a piece cost when it was put in, while `price` follows the shop. */
  addedPrice?: number;
}

/** A cart item on the server (spec 3); `productPrice` is the price charged, in dollars. */
export interface CartItemWire {
  id: string;
  productId: string;
  slug: string;
  productName: string;
  productCategory: ProductCategoryName;
  productDescription: string;
  productStockQty: number;
  /** Ours, beside the spec's fields: the most pieces of it, and of all products, in one order. */
  maxQuantity: number;
  maxOrderQuantity: number;
  productPrice: number;
  /** Ours, beside the spec's fields: dollars a piece cost when it was put in; null when that is not known. */
  addedPrice: number | null;
  isActive: boolean;
  productImageUrl: string;
  quantity: number;
}

export interface CartWire {
  cartItems: CartItemWire[];
  /** The sum of quantities. */
  totalItems: number;
  /** Dollars, rounded to cents. */
  totalAmount: number;
}

/** Why a merge could not take everything: above stock, not available, more than one order may hold, no such product. */
export type CartAdjustmentReason = 'CART_003' | 'CART_004' | 'CART_007' | 'PROD_001';

export interface CartAdjustment {
  productId: string;
  /** What the cart would hold if all had been taken. */
  requested: number;
  /** What the cart holds after the merge. */
  quantity: number;
  reason: CartAdjustmentReason;
}

export interface MergeWire extends CartWire {
  adjusted: CartAdjustment[];
}

export interface CartSummaryWire {
  totalItems: number;
}

export interface CartTotalWire {
  totalItems: number;
  totalAmount: number;
}
