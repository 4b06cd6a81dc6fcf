import { useQuery } from '@tanstack/react-query';
import { useSession } from '@/lib/session/use-session';
import { useRoot } from '@/lib/store/root-store';
import { wishlistSummaryQuery } from './queries';

/** Whether a product is saved; each heart looks at its own product alone, so that one click draws one heart. */
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

/** The header's number. */
export function useSavedCount(): number {
  const { isSignedIn } = useSession();
  const onDevice = useRoot(({ shop }) => shop.wishlist);
  const { data } = useQuery({ ...wishlistSummaryQuery(), enabled: isSignedIn });
  const onServer = isSignedIn ? (data?.productIds ?? []) : [];
  return new Set([...onServer, ...onDevice.map(({ productId }) => productId)]).size;
}
