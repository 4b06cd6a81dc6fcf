import type { CartWire } from '@dronesoccer/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { locationQuery } from '@/lib/chosen-location';
import { ApiError } from '@/lib/errors/api-error';
import { call } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { showAnswer } from '@/lib/query/show-answer';
import type { CartChange } from '../model/cart-rules';

export const serverCartQuery = () => callQuery('cart.get', { query: locationQuery() });
export const cartSummaryQuery = () => callQuery('cart.summary', { query: locationQuery() });

/** Names the changes of the cart among all mutations. */
export const cartChangeKey = ['cart', 'change'] as const;

/** Takes over a cart, and with it the badge's number. */
export function showServerCart(client: QueryClient, { cartItems, totalItems, totalAmount }: CartWire): void {
  showAnswer(client, serverCartQuery().queryKey, { cartItems, totalItems, totalAmount });
  showAnswer(client, cartSummaryQuery().queryKey, { totalItems });
}

/** Makes the call that a change is; its answer is the whole cart after it. */
export async function sendChange(client: QueryClient, change: CartChange): Promise<CartWire> {
  const settings = { query: locationQuery(), skipLoader: true };
  switch (change.kind) {
    case 'add':
      return call('cart.add', {
        ...settings,
        body: { productId: change.product.productId, quantity: change.quantity },
      });
    case 'set': {
      const cartItemId = await itemIdOf(client, change.productId);
      return call('cart.update', { ...settings, params: { cartItemId }, body: { quantity: change.quantity } });
    }
    case 'remove': {
      const cartItemId = await itemIdOf(client, change.productId);
      return call('cart.remove', { ...settings, params: { cartItemId } });
    }
    case 'clear':
      return call('cart.clear', settings);
  }
}

/** A line that was only just added, or in another language, may have no id on screen; the server knows it. */
async function itemIdOf(client: QueryClient, productId: string): Promise<string> {
  const idIn = (cart: CartWire | undefined) => cart?.cartItems.find((item) => item.productId === productId)?.id;
  const id =
    idIn(client.getQueryData(serverCartQuery().queryKey)) ||
    idIn(await call('cart.get', { query: locationQuery(), skipLoader: true }));
  if (!id) throw new ApiError({ kind: 'http', status: 404, code: 'CART_001' });
  return id;
}
