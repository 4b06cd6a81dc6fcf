import { useState } from 'react';
import { pollInterval } from '../model/poll-interval';

/**
 * Returns the `refetchInterval` of a query for a purchase whose payment may still be pending. It polls until the
 * provider confirms the payment.
 */
export function useAwaitedPayment<Shown>(isWaiting: (shown: Shown) => boolean) {
  const [since] = useState(() => Date.now());
  return ({ state: { data } }: { state: { data?: Shown | undefined } }): number | false =>
    pollInterval(data === undefined || isWaiting(data), Date.now() - since);
}
