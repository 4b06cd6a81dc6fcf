import { type CartItemWire, type CartWire, productCategories } from '@dronesoccer/contracts';
import { cartTotals, toDollars } from '@dronesoccer/domain';
import type { CartLineRow } from './cart.queries.js';

export function presentCart(rows: readonly CartLineRow[]): CartWire {
  const cartItems = rows.map(presentLine);
  return {
    cartItems,
    ...cartTotals(cartItems.map(({ productPrice, quantity }) => ({ price: productPrice, quantity }))),
  };
}

function presentLine(row: CartLineRow): CartItemWire {
  return {
    id: row.id,
    productId: row.productId,
    slug: row.slug,
    productName: row.name,
    productCategory: productCategories[row.category],
    productDescription: row.description,
    productStockQty: row.stockQty,
    maxQuantity: row.maxQuantity,
    maxOrderQuantity: row.maxOrderQuantity,
    productPrice: toDollars(row.priceCents),
    addedPrice: row.addedPriceCents === null ? null : toDollars(row.addedPriceCents),
    isActive: row.isActive,
    productImageUrl: row.coverUrl ?? '',
    quantity: row.quantity,
  };
}
