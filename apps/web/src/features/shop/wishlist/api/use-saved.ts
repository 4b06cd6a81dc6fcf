import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/lib/session/use-session';
import { useRoot } from '@/lib/store/root-store';
import { wishlistSummaryQuery } from './queries';

/**
 * Returns whether a product is saved. Each heart selects only its own product, so that a click rerenders only one
 * heart.
 */
export function useIsSaved(productId: string): boolean {
  const { isSignedIn } = useSession();
  const isOnDevice = useRoot(({ shop }) => shop.wishlist.some((wish) => wish.productId === productId));
  const { data: isOnServer = false } = useQuery({
    ...wishlistSummaryQuery(),
    enabled: isSignedIn,
    select: ({ productIds }) => productIds.includes(productId),
  });
  return isOnDevice || (isSignedIn && isOnServer);
}

/** Returns the count for the header. */
export function useSavedCount(): number {
  const { isSignedIn } = useSession();
  const onDevice = useRoot(({ shop }) => shop.wishlist);
  const { data } = useQuery({ ...wishlistSummaryQuery(), enabled: isSignedIn });
  const onServer = isSignedIn ? (data?.productIds ?? []) : [];
  return new Set([...onServer, ...onDevice.map(({ productId }) => productId)]).size;
}
