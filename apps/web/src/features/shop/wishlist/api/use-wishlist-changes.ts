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

export interface WishChange {
  kind: 'save' | 'remove';
  product: WishProduct;
}

interface ChangeOptions {
  /** No message on success: the caller shows its own. */
  quiet?: boolean;
  /** The change stands. */
  onDone?: () => void;
}

const wishChangeKey = ['wishlist', 'change'] as const;

/** Saves and removes at once on screen; what the server refuses is taken back and said. */
export function useWishlistChanges(): (change: WishChange, options?: ChangeOptions) => void {
  const client = useQueryClient();
  const { mutate } = useMutation({
    mutationKey: wishChangeKey,
    // One after the other, so that the last click also reaches the server last.
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
      // A list that is looked at needs the product that was saved; one without the removed product is right already.
      if (change.kind === 'save') void client.invalidateQueries({ queryKey: wishlistQuery().queryKey });
      done(change, change);
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
      if (changeLocally(change)) done(change, options);
      return;
    }
    // What a guest saved may still be on its way to the server; removed is removed.
    if (change.kind === 'remove') saveGuestList(withoutWish(guestList(), change.product.productId));
    mutate({ ...change, ...options });
  };
}

function done(change: WishChange, { quiet = false, onDone }: ChangeOptions): void {
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

/** The list on screen loses a removed product at once. */
function showRemoval(client: QueryClient, { kind, product: { productId } }: WishChange): void {
  if (kind !== 'remove') return;
  client.setQueryData(wishlistQuery().queryKey, (list) =>
    list ? { items: list.items.filter(({ product }) => product.id !== productId) } : list,
  );
}

/** The server's answer with what was clicked since on top of it, so that a heart never flickers. */
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
