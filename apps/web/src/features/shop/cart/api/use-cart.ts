import { useIsMutating, useQuery } from '@tanstack/react-query';
import { cartTotals } from '@dronesoccer/domain';
import { useChosenLocationId } from '@/lib/chosen-location';
import { errorMessage } from '@/lib/errors/error-message';
import { useSession } from '@/lib/session/use-session';
import { useRoot } from '@/lib/store/root-store';
import { lineOfLocal, lineOfServer, type CartLine } from '../model/cart-line';
import { useGuestCart } from '../model/guest-cart';
import { useSyncNotice } from '../model/sync-notice';
import { cartChangeKey, serverCartQuery } from './server-cart';

/** The cart on screen, whether it is stored locally or on the server (spec 3, Cart state). */
export interface Cart {
  cartItems: readonly CartLine[];
  totalItems: number;
  /** Dollars, rounded to cents. */
  totalAmount: number;
  isLoading: boolean;
  /** True while changes are on their way to the server, so the server's current cart is already out of date. */
  isChanging: boolean;
  /** A readable reason why the server's cart cannot be shown, or null. */
  errorMessage: string | null;
  retry: () => void;
  isServerSynced: boolean;
}

export function useCart(): Cart {
  // Stock depends on the location: the query key contains the location, so a new choice refetches the cart.
  useChosenLocationId();
  const { isSignedIn } = useSession();
  const isServerSynced = useRoot(({ shop }) => shop.isServerSynced) && isSignedIn;
  const isSyncing = useSyncNotice((notice) => notice.isSyncing);
  const local = useGuestCart(({ items }) => items);
  const isChanging = useIsMutating({ mutationKey: cartChangeKey }) > 0;
  const server = useQuery({ ...serverCartQuery(), enabled: isServerSynced });

  const cartItems = isServerSynced ? (server.data?.cartItems ?? []).map(lineOfServer) : local.map(lineOfLocal);
  return {
    cartItems,
    ...cartTotals(cartItems),
    isLoading: isServerSynced ? server.isPending : isSyncing && cartItems.length === 0,
    isChanging,
    errorMessage: isServerSynced && !server.data && server.error ? errorMessage(server.error) : null,
    retry: () => void server.refetch(),
    isServerSynced,
  };
}
