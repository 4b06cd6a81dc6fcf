import type { ProductCategoryName } from '../catalog/categories.ts';
import type { ProductWire } from '../catalog/wire.ts';

/** A guest's cart item as stored in the browser under `cartItems` (spec 3, Local cart item). */
export interface LocalCartItem extends Pick<
  ProductWire,
  'id' | 'name' | 'category' | 'description' | 'stockQty' | 'price' | 'isActive' | 'coverImage'
> {
  quantity: number;
  /** An addition to the spec's fields, as in `ProductWire`. Items stored by an older release lack it. */
  maxQuantity?: number;
  maxOrderQuantity?: number;
  /** Another addition, for the link back to the product's page. */
  slug?: string;
  /** Another addition: the price of a piece in dollars when it was added. `price` follows the shop. */
  addedPrice?: number;
}

/** A cart item on the server (spec 3). `productPrice` is the price charged, in dollars. */
export interface CartItemWire {
  id: string;
  productId: string;
  slug: string;
  productName: string;
  productCategory: ProductCategoryName;
  productDescription: string;
  productStockQty: number;
  /**
   * An addition to the spec's fields: the maximum number of pieces of this product, and of all products, in one order.
   */
  maxQuantity: number;
  maxOrderQuantity: number;
  productPrice: number;
  /** An addition to the spec's fields: the price of a piece in dollars when it was added, or null if unknown. */
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

/**
 * The reason why a merge could not take all pieces: above stock, not available, above the maximum of an order, unknown
 * product.
 */
export type CartAdjustmentReason = 'CART_003' | 'CART_004' | 'CART_007' | 'PROD_001';

export interface CartAdjustment {
  productId: string;
  /** The quantity if all pieces had been taken. */
  requested: number;
  /** The quantity in the cart after the merge. */
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
