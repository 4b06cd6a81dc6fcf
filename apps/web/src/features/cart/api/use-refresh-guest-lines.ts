import type { ProductWire } from '@dronesoccer/contracts';
import { useQueries, type UseQueryResult } from '@tanstack/react-query';
import { useEffect } from 'react';
import { locationQuery, useChosenLocationId } from '@/lib/chosen-location';
import { callQuery } from '@/lib/query/call-query';
import { lineOfLocal, localOfLine, productOfWire, type CartProduct } from '../model/cart-line';
import { useGuestCart } from '../model/guest-cart';

/**
 * A guest's items are as old as the moment they were added. While the cart is looked at, their price, stock and name
 * are brought up to the day, the place and the language.
 */
export function useRefreshGuestLines(isGuest: boolean): void {
  useChosenLocationId();
  const items = useGuestCart((cart) => cart.items);
  const slugs = isGuest ? items.flatMap(({ slug }) => slug ?? []) : [];
  const products = useQueries({
    queries: slugs.map((slug) => callQuery('products.get', { params: { slug }, query: locationQuery() })),
    combine: knownProducts,
  });
  useEffect(() => takeOver(products), [products]);
}

// Outside the hook, so that the same answers combine to the same list.
const knownProducts = (results: UseQueryResult<ProductWire>[]): CartProduct[] =>
  results.flatMap(({ data }) => (data ? [productOfWire(data)] : []));

function takeOver(products: readonly CartProduct[]): void {
  const { items, save } = useGuestCart.getState();
  const byId = new Map(products.map((product) => [product.productId, product]));
  const fresh = items.map((item) => {
    const product = byId.get(item.id);
    return product ? localOfLine({ ...lineOfLocal(item), ...product }) : item;
  });
  if (JSON.stringify(fresh) !== JSON.stringify(items)) save(fresh);
}
