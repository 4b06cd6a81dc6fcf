import type { CartWire } from '@dronesoccer/contracts';
import { cartTotals } from '@dronesoccer/domain';
import { lineOfServer, serverOfLine } from './cart-line';
import { applyChange, judge, type CartChange } from './cart-rules';

/** The server's cart as it will be once the change has gone through; unchanged when the rules refuse it. */
export function foresee(cart: CartWire, change: CartChange): CartWire {
  const before = cart.cartItems.map(lineOfServer);
  if (!judge(before, change).allowed) return cart;
  const ids = new Map(cart.cartItems.map(({ productId, id }) => [productId, id]));
  const lines = applyChange(before, change);
  const cartItems = lines.map((line) => serverOfLine(line, ids.get(line.productId) ?? ''));
  return { cartItems, ...cartTotals(lines) };
}
