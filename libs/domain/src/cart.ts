import type { CartAdjustment } from '@dronesoccer/contracts';
import type { ProductQuantity } from './quantities.ts';
import { sumByProduct } from './quantities.ts';

/** What the merge needs to know about a product. */
export interface MergeProduct {
  readonly isActive: boolean;
  /** Pieces available to buy. */
  readonly stockQty: number;
}

export interface CartMerge {
  /** The quantities to write, one per product that changes; 0 removes the line. */
  readonly changes: readonly ProductQuantity[];
  /** Quantities that differ from what was asked. */
  readonly adjusted: readonly CartAdjustment[];
}

/**
 * Merges a guest's cart into the person's own. Duplicates are summed, unknown and inactive products are skipped, and no
 * quantity exceeds the stock; every difference from what was asked is reported (spec 4, Cart).
 *
 * @param own the person's cart
 * @param guest quantities of 1 or more
 * @param products those that exist, by id
 */
export function mergeCarts(
  own: readonly ProductQuantity[],
  guest: readonly ProductQuantity[],
  products: ReadonlyMap<string, MergeProduct>,
): CartMerge {
  const held = sumByProduct(own);
  const changes: ProductQuantity[] = [];
  const adjusted: CartAdjustment[] = [];

  for (const [productId, added] of sumByProduct(guest)) {
    const before = held.get(productId) ?? 0;
    const requested = before + added;
    const product = products.get(productId);
    if (!product?.isActive) {
      adjusted.push({ productId, requested, quantity: before, reason: product ? 'CART_004' : 'PROD_001' });
      continue;
    }
    const quantity = Math.min(requested, Math.max(0, product.stockQty));
    if (quantity !== before) changes.push({ productId, quantity });
    if (quantity !== requested) adjusted.push({ productId, requested, quantity, reason: 'CART_003' });
  }
  return { changes, adjusted };
}

export interface CartTotals {
  readonly totalItems: number;
  /** Dollars, rounded to cents. */
  readonly totalAmount: number;
}

/** The totals of a cart (spec 3, Cart state), summed in cents to avoid floating-point errors. Prices in dollars. */
export function cartTotals(items: readonly { readonly price: number; readonly quantity: number }[]): CartTotals {
  const cents = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  return { totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0), totalAmount: cents / 100 };
}
