import type { CartAdjustment, LocalCartItem } from '@dronesoccer/contracts';
import type { QueryClient } from '@tanstack/react-query';
import { locationQuery } from '@/lib/chosen-location';
import { ApiError } from '@/lib/errors/api-error';
import { call } from '@/lib/http/call';
import { i18n, loadAreas } from '@/lib/i18n/i18n';
import { notify } from '@/lib/notify';
import { randomId } from '@/lib/random-id';
import { identityOf } from '@/lib/session/claims';
import type { ShopState } from '@/lib/store/root-state';
import { useRoot } from '@/lib/store/root-store';
import { storedItems, useGuestCart } from '../model/guest-cart';
import { mergeAndFetch, type MergePorts } from '../model/merge-flow';
import { useSyncNotice } from '../model/sync-notice';
import { serverCartQuery, showServerCart } from './server-cart';

/** Held by the one tab that merges; the others find the local cart gone when their turn comes. */
const lockName = 'dronesoccer-cart-merge';

let running: Promise<void> | null = null;

/**
 * Keeps the cart where it belongs: whenever somebody is signed in and the cart is not the server's yet (after login,
 * registration, or a reload that came in between), the guest's items are merged and the server's cart fetched.
 */
export function followCartSync(client: QueryClient): () => void {
  const syncIfDue = () => {
    if (running === null && isDue()) void syncCart(client);
  };
  const tryAgain = () => {
    if (running === null && (isDue() || hasUnmerged())) void syncCart(client);
  };
  const stop = useRoot.subscribe(syncIfDue);
  window.addEventListener('online', tryAgain);
  tryAgain();
  return () => {
    stop();
    window.removeEventListener('online', tryAgain);
  };
}

function isDue(): boolean {
  const { auth, shop } = useRoot.getState();
  return auth.claims.length > 0 && (!shop.isServerSynced || useGuestCart.getState().items.length > 0);
}

/** An earlier merge that the server refused or never answered. */
function hasUnmerged(): boolean {
  const { auth, shop } = useRoot.getState();
  return auth.claims.length > 0 && shop.merge !== undefined;
}

/** One run at a time, in this tab and among all tabs. */
export function syncCart(client: QueryClient): Promise<void> {
  // Begun in a moment of its own: what it does to the store must find `running` set, or it would begin again.
  running ??= Promise.resolve()
    .then(() => underLock(() => sync(client)))
    .finally(() => {
      running = null;
      useSyncNotice.setState({ isSyncing: false });
    });
  return running;
}

async function sync(client: QueryClient): Promise<void> {
  useSyncNotice.setState({ isSyncing: true, hasFailed: false });
  const owner = identityOf(useRoot.getState().auth.claims)?.id;
  const before = storedItems();
  const { adjusted, mergeError, fetchError } = await mergeAndFetch(portsFor(client));
  // Logged out meanwhile: the reply no longer belongs to anyone.
  if (identityOf(useRoot.getState().auth.claims)?.id !== owner) return;
  if (fetchError === null) setShop((shop) => ({ ...shop, isServerSynced: true }));
  await tell(before, adjusted, mergeError);
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

/** Says what the merge could not do, by a toast at once and on the cart's page until it is dismissed. */
async function tell(
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
  await loadAreas('shop');
  if (mergeError !== null) notify({ type: 'danger', message: i18n.t('cart.failed.sync', { ns: 'shop' }) });
  else notify({ type: 'warning', message: i18n.t('cart.adjusted.toast', { ns: 'shop' }) });
}

async function underLock(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(lockName, work);
}
