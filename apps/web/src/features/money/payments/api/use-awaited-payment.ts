import { useState } from 'react';
import { pollInterval } from '../model/poll-interval';

/**
 * The `refetchInterval` for a query of what was paid for, while its payment may still be on its way: it is looked at again
 * and again until the provider's word has arrived.
 */
export function useAwaitedPayment<Shown>(isWaiting: (shown: Shown) => boolean) {
  const [since] = useState(() => Date.now());
  return ({ state: { data } }: { state: { data?: Shown | undefined } }): number | false =>
    pollInterval(data === undefined || isWaiting(data), Date.now() - since);
}
