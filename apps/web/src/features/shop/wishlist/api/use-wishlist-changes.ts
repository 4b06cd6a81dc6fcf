import type { WishlistSummaryWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { errorMessage } from '@/lib/errors/error-message';
import { call } from '@/lib/http/call';
import { currentLocale, i18n } from '@/lib/i18n/i18n';
import { notify } from '@/lib/notify';
import { showAnswer } from '@/lib/query/show-answer';
import { useRoot } from '@/lib/store/root-store';
import { guestList, saveGuestList, withoutWish, withWish } from '../model/guest-list';
import type { WishProduct } from '../model/wish-product';
import { wishlistQuery, wishlistSummaryQuery } from './queries';

interface WishChange {
  kind: 'save' | 'remove';
  product: WishProduct;
}

interface ChangeOptions {
  /** Shows no message on success because the caller shows its own. */
  quiet?: boolean;
  /** Called when the change is applied. */
  onDone?: () => void;
}

const wishChangeKey = ['wishlist', 'change'] as const;

/** Saves and removes products optimistically. If the server refuses, the change is reverted and reported. */
export function useWishlistChanges(): (change: WishChange, options?: ChangeOptions) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: wishChangeKey,
    // Send changes one at a time, so that the last click also reaches the server last.
    scope: { id: 'wishlist' },
    meta: { failure: false },
    mutationFn: ({ kind, product: { productId } }: WishChange & ChangeOptions) =>
      call(kind === 'save' ? 'wishlist.put' : 'wishlist.remove', { params: { productId }, skipLoader: true }),
    onMutate: async (change) => {
      const { queryKey } = wishlistSummaryQuery();
      await client.cancelQueries({ queryKey });
      const before = client.getQueryData(queryKey);
      if (before) client.setQueryData(queryKey, foresee(before, change));
      showRemoval(client, change);
      return { before };
    },
    onSuccess: (summary, change) => {
      showAnswer(client, wishlistSummaryQuery().queryKey, withWaitingChanges(client, summary, change));
      // A mounted list needs the data of the saved product. After a removal the list is already right.
      if (change.kind === 'save') void client.invalidateQueries({ queryKey: wishlistQuery().queryKey });
      finishChange(change, change);
    },
    onError: (error, change, foreseen) => {
      if (foreseen?.before) {
        showAnswer(client, wishlistSummaryQuery().queryKey, withWaitingChanges(client, foreseen.before, change));
      }
      void client.invalidateQueries({ queryKey: ['wishlist'] });
      const heading = i18n.t(`wishlist.failed.${change.kind}`, { ns: 'shop', name: change.product.name });
      notify({ type: 'danger', heading, message: errorMessage(error) });
    },
  });

  return (change, options = {}) => {
    if (useRoot.getState().auth.claims.length === 0) {
      if (changeLocally(change)) finishChange(change, options);
      return;
    }
    // The guest's list may still be on its way to the server, so remove the product from it too.
    if (change.kind === 'remove') saveGuestList(withoutWish(guestList(), change.product.productId));
    mutate({ ...change, ...options });
  };
}

function finishChange(change: WishChange, { quiet = false, onDone }: ChangeOptions): void {
  if (!quiet) say(change);
  onDone?.();
}

function changeLocally({ kind, product: { productId, price } }: WishChange): boolean {
  const list = guestList();
  const changed =
    kind === 'remove'
      ? withoutWish(list, productId)
      : withWish(list, { productId, price, savedAt: new Date().toISOString() });
  if (changed === null) void sayItIsFull();
  else saveGuestList(changed);
  return changed !== null;
}

async function sayItIsFull(): Promise<void> {
  const { errorText } = await import('@/lib/errors/catalogue');
  notify({ type: 'warning', message: errorText('WISH_001', currentLocale()) });
}

function foresee({ productIds }: WishlistSummaryWire, { kind, product: { productId } }: WishChange) {
  const others = productIds.filter((id) => id !== productId);
  if (kind === 'remove') return { productIds: others };
  return others.length < productIds.length ? { productIds } : { productIds: [productId, ...others] };
}

/** Removes a product from the list on screen at once. */
function showRemoval(client: QueryClient, { kind, product: { productId } }: WishChange): void {
  if (kind !== 'remove') return;
  client.setQueryData(wishlistQuery().queryKey, (list) =>
    list ? { items: list.items.filter(({ product }) => product.id !== productId) } : list,
  );
}

/** Applies the changes that are still pending to the server's answer, so that a heart never flickers. */
function withWaitingChanges(
  client: QueryClient,
  summary: WishlistSummaryWire,
  settled: WishChange,
): WishlistSummaryWire {
  return client
    .getMutationCache()
    .findAll({ mutationKey: wishChangeKey, status: 'pending' })
    .map(({ state }) => state.variables as WishChange)
    .filter((waiting) => waiting !== settled)
    .reduce(foresee, summary);
}

function say({ kind, product: { name } }: WishChange): void {
  notify({
    type: 'success',
    message: i18n.t(kind === 'save' ? 'wishlist.saved' : 'wishlist.removed', { ns: 'shop', name }),
  });
}
