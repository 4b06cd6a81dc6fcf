import { useQuery } from '@tanstack/react-query';
import { useChosenLocationId } from '@/lib/chosen-location';
import { useSession } from '@/lib/session/use-session';
import { useGuestCart } from '../model/guest-cart';
import { cartSummaryQuery } from './server-cart';

/** The badge count: the server's for a signed-in customer, the local sum for a guest (spec 4, Cart). */
export function useCartCount(): number {
  useChosenLocationId();
  const { isSignedIn } = useSession();
  const local = useGuestCart(({ items }) => items.reduce((sum, { quantity }) => sum + quantity, 0));
  const { data } = useQuery({ ...cartSummaryQuery(), enabled: isSignedIn });
  return isSignedIn ? (data?.totalItems ?? 0) : local;
}
