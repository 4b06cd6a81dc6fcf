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

/** The cart on screen, wherever it lives (spec 3, Cart state). */
export interface Cart {
  cartItems: readonly CartLine[];
  totalItems: number;
  /** Dollars, rounded to cents. */
  totalAmount: number;
  isLoading: boolean;
  /** Changes are on their way to the server: what it would say of the cart now is already old. */
  isChanging: boolean;
  /** Why the server's cart cannot be shown, for a person; null while it can. */
  errorMessage: string | null;
  retry: () => void;
  isServerSynced: boolean;
}

export function useCart(): Cart {
  // Another place has another stock: its cart is fetched again (the key holds the location).
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
