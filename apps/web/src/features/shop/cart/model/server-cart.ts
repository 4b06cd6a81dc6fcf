import type { CartWire } from '@dronesoccer/contracts';
import { cartTotals } from '@dronesoccer/domain';
import { lineOfServer, serverOfLine } from './cart-line';
import { applyChange, judge, type CartChange } from './cart-rules';

/** Predicts the server's cart after a change. Returns it unchanged if the rules refuse the change. */
export function predictCart(cart: CartWire, change: CartChange): CartWire {
  const before = cart.cartItems.map(lineOfServer);
  if (!judge(before, change).allowed) return cart;
  const ids = new Map(cart.cartItems.map(({ productId, id }) => [productId, id]));
  const lines = applyChange(before, change);
  const cartItems = lines.map((line) => serverOfLine(line, ids.get(line.productId) ?? ''));
  return { cartItems, ...cartTotals(lines) };
}
