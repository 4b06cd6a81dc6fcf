import '@/lib/http/merge-calls';
import type { QueryClient } from '@tanstack/react-query';
import { ApiError } from '@/lib/errors/api-error';
import { call } from '@/lib/http/call';
import { i18n, loadNamespaces } from '@/lib/i18n/i18n';
import { notify } from '@/lib/notify';
import { identityOf } from '@/lib/session/claims';
import { useRoot } from '@/lib/store/root-store';
import { showAnswer } from '@/lib/query/show-answer';
import { guestList, saveGuestList } from '../model/guest-list';
import { wishlistQuery, wishlistSummaryQuery } from './queries';

/**
 * Sends the guest's saved products to the server. This module is loaded on demand because most visitors never sign in.
 */
export async function mergeWishlist(client: QueryClient): Promise<void> {
  const owner = identityOf(useRoot.getState().auth.claims)?.id;
  // False if the user has logged out during the call: the reply then belongs to no one.
  const isSameUser = () => identityOf(useRoot.getState().auth.claims)?.id === owner;
  const items = guestList().map(({ productId }) => ({ productId }));
  const sent = new Set(items.map(({ productId }) => productId));
  const dropSent = () => saveGuestList(guestList().filter(({ productId }) => !sent.has(productId)));
  try {
    const { productIds, leftOut } = await call('wishlist.merge', { body: { items }, skipLoader: true });
    if (!isSameUser()) return;
    showAnswer(client, wishlistSummaryQuery().queryKey, { productIds });
    void client.invalidateQueries({ queryKey: wishlistQuery().queryKey });
    dropSent();
    await tellIfFull(leftOut.filter(({ reason }) => reason === 'WISH_001').length);
  } catch (error) {
    // A refusal would only be repeated. After any other failure, the list waits for the connection or the next visit.
    const isRefused = error instanceof ApiError && !error.isTransient;
    if (isRefused && isSameUser()) dropSent();
  }
}

async function tellIfFull(count: number): Promise<void> {
  if (count === 0) return;
  await loadNamespaces('shop');
  notify({ type: 'warning', message: i18n.t('wishlist.full', { ns: 'shop', count }) });
}
