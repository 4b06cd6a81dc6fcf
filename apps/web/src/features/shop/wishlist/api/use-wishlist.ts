import type { ProductWire, WishlistItemWire } from '@dronesoccer/contracts';
import { keepPreviousData, useQueries, useQuery, type UseQueryResult } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useChosenLocationId } from '@/lib/chosen-location';
import { productsByIdsQueries } from '@/lib/query/products-by-ids';
import { useSession } from '@/lib/session/use-session';
import { useRoot } from '@/lib/store/root-store';
import { guestList, saveGuestList } from '../model/guest-list';
import { wishlistQuery } from './queries';

/** The wishlist on screen, wherever it lives. */
export interface Wishlist {
  items: readonly WishlistItemWire[];
  isLoading: boolean;
  /** Why it cannot be shown; null while it can. */
  error: unknown;
  retry: () => void;
}

export function useWishlist(): Wishlist {
  // Stock belongs to the chosen place; the keys hold it.
  useChosenLocationId();
  const { isSignedIn } = useSession();
  const server = useQuery({ ...wishlistQuery(), enabled: isSignedIn, placeholderData: keepPreviousData });
  const guest = useGuestWishlist(!isSignedIn);
  if (!isSignedIn) return guest;
  return {
    items: server.data?.items ?? [],
    isLoading: server.isPending,
    error: server.data ? null : server.error,
    retry: () => void server.refetch(),
  };
}

function useGuestWishlist(isGuest: boolean): Wishlist {
  const wishes = useRoot(({ shop }) => shop.wishlist);
  const ids = useGrowing(isGuest ? wishes.map(({ productId }) => productId) : []);
  const products = useQueries({
    queries: productsByIdsQueries(ids).map((query) => ({ ...query, placeholderData: keepPreviousData })),
    combine: combined,
  });
  const { found, isComplete } = products;
  useEffect(() => {
    if (isGuest && isComplete) forgetUnknown(new Set(found.map(({ id }) => id)));
  }, [isGuest, isComplete, found]);
  const byId = new Map(found.map((product) => [product.id, product]));
  const items = isGuest
    ? wishes.flatMap(({ productId, savedAt, price }): WishlistItemWire[] => {
        const product = byId.get(productId);
        return product ? [{ product, savedAt, savedPrice: price }] : [];
      })
    : [];
  return { items, isLoading: products.isLoading, error: products.error, retry: products.retry };
}

/** Asked for once is asked for: taking a product off the list, or back, is no new question and nothing blinks. */
function useGrowing(ids: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(ids);
  const fresh = ids.filter((id) => !asked.includes(id));
  if (fresh.length > 0) setAsked([...asked, ...fresh]);
  return asked;
}

/** A product that exists no more can neither be shown nor bought; it must not be counted either. */
function forgetUnknown(known: ReadonlySet<string>): void {
  const list = guestList();
  const kept = list.filter(({ productId }) => known.has(productId));
  if (kept.length < list.length) saveGuestList(kept);
}

function combined(results: UseQueryResult<ProductWire[]>[]) {
  return {
    found: results.flatMap(({ data }) => data ?? []),
    /** Everything that was asked for has been answered, and nothing shown is from before. */
    isComplete:
      results.length > 0 && results.every(({ isSuccess, isPlaceholderData }) => isSuccess && !isPlaceholderData),
    isLoading: results.some(({ isPending }) => isPending),
    error: results.find(({ data, error }) => !data && error)?.error ?? null,
    retry: () => {
      for (const { refetch } of results) void refetch();
    },
  };
}
