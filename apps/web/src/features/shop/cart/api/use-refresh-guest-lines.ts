import type { ProductWire } from '@dronesoccer/contracts';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { useChosenLocationId } from '@/lib/chosen-location';
import { productsByIdsQueries } from '@/lib/query/products-by-ids';
import { lineOfLocal, localOfLine, productOfWire } from '../model/cart-line';
import { useGuestCart } from '../model/guest-cart';

/**
 * A guest's items are as old as the moment they were added. While the cart is looked at, their price, stock and name
 * are brought up to the day, the place and the language; what does not exist any more cannot be had.
 */
export function useRefreshGuestLines(isGuest: boolean): void {
  useChosenLocationId();
  const items = useGuestCart((cart) => cart.items);
  const { found, asked } = useQueries({
    // In a fixed order, so that the same products are the same question whatever order they lie in.
    queries: productsByIdsQueries(isGuest ? items.map(({ id }) => id).toSorted() : []),
    combine: answered,
  });
  useEffect(() => {
    if (asked) takeOver(found);
  }, [found, asked]);
}

// Outside the hook, so that the same answers combine to the same list.
const answered = (results: UseQueryResult<ProductWire[]>[]) => ({
  found: results.flatMap(({ data }) => data ?? []),
  asked: results.length > 0 && results.every(({ isSuccess }) => isSuccess),
});

function takeOver(found: readonly ProductWire[]): void {
  const { items, save } = useGuestCart.getState();
  const byId = new Map(found.map((product) => [product.id, productOfWire(product)]));
  const fresh = items.map((item) => {
    const product = byId.get(item.id);
    return product ? localOfLine({ ...lineOfLocal(item), ...product }) : { ...item, isActive: false };
  });
  if (JSON.stringify(fresh) !== JSON.stringify(items)) save(fresh);
}
