import type { ProductWire } from '@dronesoccer/contracts';

/** The product data needed to save a product to the list. */
export interface WishProduct {
  productId: string;
  name: string;
  /** Dollars per unit, as currently charged. */
  price: number;
}

export const wishOf = ({ id, name, price, salePrice }: ProductWire): WishProduct => ({
  productId: id,
  name,
  price: salePrice ?? price,
});
