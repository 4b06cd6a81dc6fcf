import '@/lib/http/merge-calls';
import type { CartAdjustment, LocalCartItem } from '@dronesoccer/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { locationQuery } from '@/lib/chosen-location';
import { ApiError } from '@/lib/errors/api-error';
import { call } from '@/lib/http/call';
import { i18n, loadNamespaces } from '@/lib/i18n/i18n';
import { notify } from '@/lib/notify';
import { randomId } from '@/lib/random-id';
import { identityOf } from '@/lib/session/claims';
import type { ShopState } from '@/lib/store/root-state';
import { useRoot } from '@/lib/store/root-store';
import { storedItems, useGuestCart } from '../model/guest-cart';
import { mergeAndFetch, type MergePorts } from '../model/merge-flow';
import { useSyncNotice } from '../model/sync-notice';
import { serverCartQuery, showServerCart } from './server-cart';

/**
 * Merges the guest's cart into the server's and fetches the result. This module is loaded on demand because most
 * visitors never sign in.
 */
export async function mergeCart(client: QueryClient): Promise<void> {
  const owner = identityOf(useRoot.getState().auth.claims)?.id;
  const before = storedItems();
  const { adjusted, mergeError, fetchError } = await mergeAndFetch(portsFor(client));
  // The user has logged out meanwhile, so the reply belongs to no one.
  if (identityOf(useRoot.getState().auth.claims)?.id !== owner) return;
  if (fetchError === null) setShop((shop) => ({ ...shop, isServerSynced: true }));
  await reportMerge(before, adjusted, mergeError);
}

function portsFor(client: QueryClient): MergePorts {
  return {
    localItems: () => storedItems().map(({ id, quantity }) => ({ productId: id, quantity })),
    pending: () => useRoot.getState().shop.merge ?? null,
    keepPending: (pending) => setShop(({ merge: _, ...shop }) => ({ ...shop, ...(pending && { merge: pending }) })),
    newKey: randomId,
    merge: ({ key, items }) =>
      call('cart.merge', { query: locationQuery(), body: { items }, idempotencyKey: key, skipLoader: true }),
    fetchCart: async () => {
      const cart = await client.fetchQuery({ ...serverCartQuery(), staleTime: 0 });
      showServerCart(client, cart);
      return cart;
    },
    clearLocal: () => useGuestCart.getState().save([]),
    isWorthRetrying: (error) => error instanceof ApiError && (error.kind !== 'http' || error.status >= 500),
    pause: (attempt) => new Promise((resolve) => setTimeout(resolve, 400 * 3 ** (attempt - 1))),
  };
}

function setShop(change: (shop: ShopState) => ShopState): void {
  useRoot.setState(({ shop }) => ({ shop: change(shop) }));
}

/** Reports what could not be merged, both in a toast and on the cart page until the notice is dismissed. */
async function reportMerge(
  before: readonly LocalCartItem[],
  adjusted: readonly CartAdjustment[],
  mergeError: unknown,
): Promise<void> {
  if (mergeError === null && adjusted.length === 0) return;
  const names = new Map(before.map(({ id, name }) => [id, name]));
  useSyncNotice.setState({
    hasFailed: mergeError !== null,
    adjusted: adjusted.map((each) => ({ ...each, name: names.get(each.productId) ?? '' })),
  });
  await loadNamespaces('shop');
  if (mergeError !== null) notify({ type: 'danger', message: i18n.t('cart.failed.sync', { ns: 'shop' }) });
  else notify({ type: 'warning', message: i18n.t('cart.adjusted.toast', { ns: 'shop' }) });
}
