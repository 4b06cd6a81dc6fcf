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

/** The mutation key of cart changes. */
export const cartChangeKey = ['cart', 'change'] as const;

/** Writes a cart and its badge count to the query cache. */
export function showServerCart(client: QueryClient, { cartItems, totalItems, totalAmount }: CartWire): void {
  showAnswer(client, serverCartQuery().queryKey, { cartItems, totalItems, totalAmount });
  showAnswer(client, cartSummaryQuery().queryKey, { totalItems });
}

/** Sends a change to the server. Returns the whole cart after the change. */
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

/** The cached cart lacks the line's id if the line was just added or the language changed. The server knows the id. */
async function itemIdOf(client: QueryClient, productId: string): Promise<string> {
  const idIn = (cart: CartWire | undefined) => cart?.cartItems.find((item) => item.productId === productId)?.id;
  const id =
    idIn(client.getQueryData(serverCartQuery().queryKey)) ||
    idIn(await call('cart.get', { query: locationQuery(), skipLoader: true }));
  if (!id) throw new ApiError({ kind: 'http', status: 404, code: 'CART_001' });
  return id;
}
