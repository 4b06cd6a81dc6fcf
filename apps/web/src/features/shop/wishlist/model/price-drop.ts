import type { WishlistItemWire } from '@dronesoccer/contracts';

/**
 * Returns how many dollars cheaper a saved product is now than when it was saved; null if it is not cheaper or the
 * saved price is unknown.
 */
export function priceDrop({ product, savedPrice }: WishlistItemWire): number | null {
  if (savedPrice === null) return null;
  const cents = Math.round(savedPrice * 100) - Math.round((product.salePrice ?? product.price) * 100);
  return cents > 0 ? cents / 100 : null;
}
