import type { QueryClient } from '@tanstack/react-query';
import { identityOf } from '@/lib/session/claims';
import { useRoot } from '@/lib/store/root-store';
import { guestList } from '../model/guest-list';

let isRunning = false;

/**
 * Sends the guest's saved products to the server after a login or registration. The call is idempotent, so it needs
 * neither a key nor a lock. Until it succeeds, the list stays in the store and is retried.
 */
export function followWishlistSync(client: QueryClient): () => void {
  const sync = () => {
    if (isDue()) void merge(client);
  };
  const stop = useRoot.subscribe((state, before) => {
    if (identityOf(state.auth.claims)?.id !== identityOf(before.auth.claims)?.id) sync();
  });
  window.addEventListener('online', sync);
  sync();
  return () => {
    stop();
    window.removeEventListener('online', sync);
  };
}

const isDue = (): boolean => !isRunning && useRoot.getState().auth.claims.length > 0 && guestList().length > 0;

async function merge(client: QueryClient): Promise<void> {
  isRunning = true;
  try {
    const { mergeWishlist } = await import('./merge-wishlist');
    await mergeWishlist(client);
  } catch {
    // The code could not be loaded. The list waits for the connection or the next visit.
  } finally {
    isRunning = false;
  }
}
