import type { CartAdjustment } from '@dronesoccer/contracts';
import type { ProductQuantity } from './quantities.ts';
import { sumByProduct } from './quantities.ts';

/** The maximum number of pieces in an order, from the settings. */
export interface PieceLimits {
  /** The limit for one product. */
  readonly perProduct: number;
  /** The limit for all products together. */
  readonly perOrder: number;
}

/**
 * Returns the products that exceed the limits of an order: those with too many pieces, and the product whose line
 * exceeds the total.
 *
 * @param lines one per product
 */
export function productsAboveLimits(
  lines: readonly ProductQuantity[],
  { perProduct, perOrder }: PieceLimits,
): ReadonlySet<string> {
  const above = new Set<string>();
  let pieces = 0;
  for (const { productId, quantity } of lines) {
    const passes = pieces <= perOrder && pieces + quantity > perOrder;
    if (quantity > perProduct || passes) above.add(productId);
    pieces += quantity;
  }
  return above;
}

/** The product data that the merge needs. */
export interface MergeProduct {
  readonly isActive: boolean;
  /** The pieces available to buy. */
  readonly stockQty: number;
}

interface CartMerge {
  /** The quantities to write, one per product that changes; 0 removes the line. */
  readonly changes: readonly ProductQuantity[];
  /** The quantities that differ from those requested. */
  readonly adjusted: readonly CartAdjustment[];
}

/**
 * Merges a guest's cart into the person's own. Duplicates are summed, unknown and inactive products are skipped, and no
 * quantity exceeds the stock or the limits of an order. Every difference from the request is reported (spec 4, Cart).
 * The limits never reduce what the person's own cart held; only the stock does.
 *
 * @param own the person's cart
 * @param guest quantities of 1 or more
 * @param products the existing products, by id
 */
export function mergeCarts(
  own: readonly ProductQuantity[],
  guest: readonly ProductQuantity[],
  products: ReadonlyMap<string, MergeProduct>,
  { perProduct, perOrder }: PieceLimits,
): CartMerge {
  const held = sumByProduct(own);
  let pieces = [...held.values()].reduce((sum, quantity) => sum + quantity, 0);
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
    const inStock = Math.min(requested, Math.max(0, product.stockQty));
    const allowed = Math.max(before, Math.min(perProduct, before + perOrder - pieces));
    const quantity = Math.min(inStock, allowed);
    pieces += quantity - before;
    if (quantity !== before) changes.push({ productId, quantity });
    if (quantity === requested) continue;
    adjusted.push({ productId, requested, quantity, reason: quantity < inStock ? 'CART_007' : 'CART_003' });
  }
  return { changes, adjusted };
}

interface CartTotals {
  readonly totalItems: number;
  /** The amount in dollars, rounded to cents. */
  readonly totalAmount: number;
}

/**
 * Returns the totals of a cart (spec 3, Cart state), summed in cents to avoid floating-point errors. Prices are in
 * dollars.
 */
export function cartTotals(items: readonly { readonly price: number; readonly quantity: number }[]): CartTotals {
  const cents = items.reduce((sum, { price, quantity }) => sum + Math.round(price * 100) * quantity, 0);
  return { totalItems: items.reduce((sum, { quantity }) => sum + quantity, 0), totalAmount: cents / 100 };
}
