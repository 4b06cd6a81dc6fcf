import '@/lib/http/checkout-calls';
import type { QuoteWire } from '@dronesoccer/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '@/lib/query/call-query';
import { quoteBody, type OrderContext } from '../model/order-body';

/** A quote as the screens show it. */
export interface ShownQuote {
  data: QuoteWire | undefined;
  error: Error | null;
  /** True while the quote is being fetched again. */
  isStale: boolean;
  /** True if the quote belongs to an earlier request: the items, the destination or the coupon have changed since. */
  isOutdated: boolean;
  retry: () => void;
}

/** @param isChanging the items are still changing, so no quote can be right */
export const shownQuote = (
  { data, error, isPlaceholderData, isFetching, refetch }: ReturnType<typeof useQuote>,
  isChanging: boolean,
): ShownQuote => ({
  data,
  error,
  isStale: isPlaceholderData || isFetching || isChanging,
  isOutdated: isPlaceholderData || isChanging,
  retry: () => void refetch(),
});

/** Fetches the price of the order in its current state, and the problems that block the order. */
export function useQuote(context: OrderContext, isEnabled = true) {
  const query = callQuery('orders.quote', { body: quoteBody(context) });
  return useQuery({
    ...query,
    // The server's own cart is not part of the body, so its state is part of the key.
    queryKey: [...query.queryKey, context.basket.revision],
    placeholderData: keepPreviousData,
    staleTime: 0,
    enabled: isEnabled,
  });
}

/** The pickup locations. They are fetched only when a customer chooses pickup. */
export const pickupLocationsQuery = () => callQuery('locations.list');

export const savedAddressesQuery = () => callQuery('me.addresses.list');
