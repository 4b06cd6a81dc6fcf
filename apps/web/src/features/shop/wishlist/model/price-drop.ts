import type { WishlistItemWire } from '@dronesoccer/contracts';

/** Dollars that a saved product costs less now than when it was saved; null when it does not, or when the saved price is unknown. */
export function priceDrop({ product, savedPrice }: WishlistItemWire): number | null {
  if (savedPrice === null) return null;
  const cents = Math.round(savedPrice * 100) - Math.round((product.salePrice ?? product.price) * 100);
  return cents > 0 ? cents / 100 : null;
}
