import type { QueryClient } from '@tanstack/react-query';
import { useRoot } from '@/lib/store/root-store';
import { useGuestCart } from '../model/guest-cart';
import { useSyncNotice } from '../model/sync-notice';

/** The lock that one tab holds while it merges. The other tabs then find the local cart empty. */
const lockName = 'dronesoccer-cart-merge';

let runningSync: Promise<void> | null = null;

/**
 * Merges the guest's items and fetches the server's cart whenever a user is signed in and the cart is not synced yet:
 * after login, after registration, or after a reload that interrupted the sync.
 */
export function followCartSync(client: QueryClient): () => void {
  const syncIfDue = () => {
    if (runningSync === null && isDue()) void syncCart(client);
  };
  const tryAgain = () => {
    if (runningSync === null && (isDue() || hasUnmerged())) void syncCart(client);
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

/** True if the server refused an earlier merge or never answered it. */
function hasUnmerged(): boolean {
  const { auth, shop } = useRoot.getState();
  return auth.claims.length > 0 && shop.merge !== undefined;
}

/** Runs one sync at a time, within this tab and across tabs. */
export function syncCart(client: QueryClient): Promise<void> {
  // Start asynchronously: the sync changes the store, and the subscriber must find `running` set or it would start a
  // second sync.
  runningSync ??= Promise.resolve()
    .then(() => underLock(() => sync(client)))
    // The code could not be loaded. The merge stays due and runs when the network is back.
    .catch(() => useSyncNotice.setState({ hasFailed: true }))
    .finally(() => {
      runningSync = null;
      useSyncNotice.setState({ isSyncing: false });
    });
  return runningSync;
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
