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
    productId: row.product_id,
    slug: row.slug,
    productName: row.name,
    productCategory: productCategories[row.category],
    productDescription: row.description,
    productStockQty: row.stock_qty,
    productPrice: toDollars(row.price_cents),
    addedPrice: row.added_price_cents === null ? null : toDollars(row.added_price_cents),
    isActive: row.is_active,
    productImageUrl: row.cover_url ?? '',
    quantity: row.quantity,
  };
}
