import type { ProductWire } from '../catalog/wire.ts';

export interface WishlistItemWire {
  /** As it is now, with the stock at the location that was asked for; `isActive` false: not to be had any more. */
  product: ProductWire;
  savedAt: string;
  /** Dollars a piece cost when it was saved; null when that is not known. */
  savedPrice: number | null;
}

export interface WishlistWire {
  /** The newest first. */
  items: WishlistItemWire[];
}

/** What hearts and the header's number need, without the products themselves. */
export interface WishlistSummaryWire {
  /** The newest first. */
  productIds: string[];
}

/** Why a product of a guest's list was not taken over: there is none, or the list is full. */
export type WishlistLeftOutReason = 'PROD_001' | 'WISH_001';

export interface WishlistMergeWire extends WishlistSummaryWire {
  leftOut: { productId: string; reason: WishlistLeftOutReason }[];
}
