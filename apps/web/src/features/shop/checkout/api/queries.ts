import type { QuoteWire } from '@dronesoccer/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '@/lib/query/call-query';
import { quoteBody, type OrderContext } from '../model/order-body';

/** The price as the screens show it. */
export interface ShownQuote {
  data: QuoteWire | undefined;
  error: Error | null;
  /** It is being requested again. */
  isStale: boolean;
  /** It answers another question: the price before the last change of what is bought, where to or with which coupon. */
  isOfBefore: boolean;
  retry: () => void;
}

/** @param isChanging what is bought is not settled, so that no quote of it can be right */
export const shownQuote = (
  { data, error, isPlaceholderData, isFetching, refetch }: ReturnType<typeof useQuote>,
  isChanging: boolean,
): ShownQuote => ({
  data,
  error,
  isStale: isPlaceholderData || isFetching || isChanging,
  isOfBefore: isPlaceholderData || isChanging,
  retry: () => void refetch(),
});

/** The price of the order as it stands now, with what stands in its way. */
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

/** Where orders can be picked up; asked for once somebody wants to. */
export const pickupLocationsQuery = () => callQuery('locations.list');

export const savedAddressesQuery = () => callQuery('me.addresses.list');
