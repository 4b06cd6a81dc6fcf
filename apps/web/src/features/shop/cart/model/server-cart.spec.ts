import type { CartItemWire, CartWire } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { lineOfServer } from './cart-line';
import { predictCart } from './server-cart';

const item = (productId: string, quantity: number, productPrice = 10.1): CartItemWire => ({
  id: `item-${productId}`,
  productId,
  slug: productId,
  productName: productId,
  productCategory: 'Kit',
  productDescription: '',
  productStockQty: 5,
  maxQuantity: 10,
  maxOrderQuantity: 50,
  productPrice,
  addedPrice: productPrice,
  isActive: true,
  productImageUrl: '',
  quantity,
});
const cart = (...cartItems: CartItemWire[]): CartWire => ({ cartItems, totalItems: 0, totalAmount: 0 });

describe('the server’s cart as it will be', () => {
  it('has its totals computed to the cent and its item ids kept', () => {
    const seen = predictCart(cart(item('a', 1), item('b', 1, 0.2)), { kind: 'set', productId: 'a', quantity: 3 });
    expect(seen).toMatchObject({ totalItems: 4, totalAmount: 30.5 });
    expect(seen.cartItems.map(({ id }) => id)).toEqual(['item-a', 'item-b']);
  });

  it('shows a new line before the server has given it an id', () => {
    const { quantity: _, ...product } = lineOfServer(item('new', 1));
    const seen = predictCart(cart(), { kind: 'add', product, quantity: 2 });
    expect(seen.cartItems).toMatchObject([{ id: '', productId: 'new', quantity: 2 }]);
  });

  it('is the same when the rules refuse the change', () => {
    const before = cart(item('a', 1));
    expect(predictCart(before, { kind: 'set', productId: 'a', quantity: 6 })).toBe(before);
  });
});
