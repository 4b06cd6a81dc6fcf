import type { ProductWire } from '@dronesoccer/contracts';

/** What the list has to know of a product to save it. */
export interface WishProduct {
  productId: string;
  name: string;
  /** Dollars per piece, as charged now. */
  price: number;
}

export const wishOf = ({ id, name, price, salePrice }: ProductWire): WishProduct => ({
  productId: id,
  name,
  price: salePrice ?? price,
});
