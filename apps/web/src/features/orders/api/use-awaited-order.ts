import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { pollInterval } from '../model/order-state';
import { orderQuery } from './queries';

/** An order whose payment may still be on its way: looked at again and again until the provider's word has arrived. */
export function useAwaitedOrder(id: string, token: string | null) {
  const [since] = useState(() => Date.now());
  return useQuery({
    ...orderQuery(id, token),
    staleTime: 0,
    refetchInterval: ({ state }) => pollInterval(state.data, Date.now() - since),
  });
}
