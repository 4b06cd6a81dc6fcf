import type { ProductWire } from '../catalog/wire.ts';

export interface WishlistItemWire {
  /**
   * The product's current state, with the stock at the requested location. `isActive` is false if it is no longer
   * available.
   */
  product: ProductWire;
  savedAt: string;
  /** The price of a piece in dollars when it was saved, or null if unknown. */
  savedPrice: number | null;
}

export interface WishlistWire {
  /** The items, newest first. */
  items: WishlistItemWire[];
}

/** The data for the heart icons and the header's number, without the products themselves. */
export interface WishlistSummaryWire {
  /** The product ids, newest first. */
  productIds: string[];
}

/** The reason why a product on a guest's list was not taken over: it does not exist, or the list is full. */
export type WishlistLeftOutReason = 'PROD_001' | 'WISH_001';

export interface WishlistMergeWire extends WishlistSummaryWire {
  leftOut: { productId: string; reason: WishlistLeftOutReason }[];
}
