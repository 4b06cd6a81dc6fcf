import type { ProductWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useChosenLocationId } from '@/lib/chosen-location';
import { productsByIdsQuery } from '@/lib/query/products-by-ids';
import { lineOfLocal, localOfLine, productOfWire } from '../model/cart-line';
import { useGuestCart } from '../model/guest-cart';

/**
 * Updates the price, stock and name of the guest's items to today's values, the chosen location and the language while
 * the cart page is open. A product that no longer exists becomes unavailable.
 */
export function useRefreshGuestLines(isGuest: boolean): void {
  useChosenLocationId();
  const items = useGuestCart((cart) => cart.items);
  // Sort the ids, so that the same products give the same query key in any order.
  const { data } = useQuery(productsByIdsQuery(isGuest ? items.map(({ id }) => id).toSorted() : []));
  useEffect(() => {
    if (data) takeOver(data);
  }, [data]);
}

function takeOver(found: readonly ProductWire[]): void {
  const { items, save } = useGuestCart.getState();
  const byId = new Map(found.map((product) => [product.id, productOfWire(product)]));
  const fresh = items.map((item) => {
    const product = byId.get(item.id);
    return product ? localOfLine({ ...lineOfLocal(item), ...product }) : { ...item, isActive: false };
  });
  if (JSON.stringify(fresh) !== JSON.stringify(items)) save(fresh);
}
