import type { WishlistItemWire } from '@dronesoccer/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { useChosenLocationId } from '@/lib/chosen-location';
import { productsByIdsQuery } from '@/lib/query/products-by-ids';
import { useSession } from '@/lib/session/use-session';
import { useRoot } from '@/lib/store/root-store';
import { guestList, saveGuestList } from '../model/guest-list';
import { wishlistQuery } from './queries';

/** The wishlist on screen, whether it is stored locally or on the server. */
export interface Wishlist {
  items: readonly WishlistItemWire[];
  isLoading: boolean;
  /** The reason why the list cannot be shown, or null. */
  error: unknown;
  retry: () => void;
}

export function useWishlist(): Wishlist {
  // Stock depends on the chosen location, which is part of the query keys.
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
  const products = useQuery({ ...productsByIdsQuery(ids), placeholderData: keepPreviousData });
  const { data, isPlaceholderData } = products;
  useEffect(() => {
    // Placeholder data belongs to an earlier list and must not be used to forget products.
    if (isGuest && data && !isPlaceholderData) forgetUnknown(new Set(data.map(({ id }) => id)));
  }, [isGuest, data, isPlaceholderData]);
  const byId = new Map(data?.map((product) => [product.id, product]));
  const items = isGuest
    ? wishes.flatMap(({ productId, savedAt, price }): WishlistItemWire[] => {
        const product = byId.get(productId);
        return product ? [{ product, savedAt, savedPrice: price }] : [];
      })
    : [];
  return {
    items,
    isLoading: products.isEnabled && products.isPending,
    error: data ? null : products.error,
    retry: () => void products.refetch(),
  };
}

/**
 * Returns every id requested so far. Removing a product or adding it back then needs no new request, so nothing
 * flickers.
 */
function useGrowing(ids: readonly string[]): readonly string[] {
  const [asked, setAsked] = useState(ids);
  const fresh = ids.filter((id) => !asked.includes(id));
  if (fresh.length > 0) setAsked([...asked, ...fresh]);
  return asked;
}

/** Removes the products that no longer exist from the list, so that they are not counted either. */
function forgetUnknown(known: ReadonlySet<string>): void {
  const list = guestList();
  const kept = list.filter(({ productId }) => known.has(productId));
  if (kept.length < list.length) saveGuestList(kept);
}
