import type { QueryClient } from '@tanstack/react-query';
import { useRoot } from '@/lib/store/root-store';
import { useGuestCart } from '../model/guest-cart';
import { useSyncNotice } from '../model/sync-notice';

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
    // Its code could not be fetched: what is due stays due, and is done once the network is back.
    .catch(() => useSyncNotice.setState({ hasFailed: true }))
    .finally(() => {
      running = null;
      useSyncNotice.setState({ isSyncing: false });
    });
  return running;
}

async function sync(client: QueryClient): Promise<void> {
  useSyncNotice.setState({ isSyncing: true, hasFailed: false });
  const { mergeCart } = await import('./merge-cart');
  await mergeCart(client);
}

async function underLock(work: () => Promise<void>): Promise<void> {
  if (!('locks' in navigator)) return work();
  return navigator.locks.request(lockName, work);
}
