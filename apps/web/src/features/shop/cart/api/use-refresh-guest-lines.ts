import type { ProductWire } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useChosenLocationId } from '@/lib/chosen-location';
import { productsByIdsQuery } from '@/lib/query/products-by-ids';
import { lineOfLocal, localOfLine, productOfWire } from '../model/cart-line';
import { useGuestCart } from '../model/guest-cart';

/**
 * A guest's items are as old as the moment they were added. While the cart is looked at, their price, stock and name
 * are brought up to the day, the place and the language; what does not exist any more cannot be had.
 */
export function useRefreshGuestLines(isGuest: boolean): void {
  useChosenLocationId();
  const items = useGuestCart((cart) => cart.items);
  // In a fixed order, so that the same products are the same question whatever order they lie in.
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
