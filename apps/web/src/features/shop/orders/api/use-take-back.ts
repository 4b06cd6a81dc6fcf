import '@/lib/http/order-calls';
import type { ReopenedOrderWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';
import { useAttempt } from '@/lib/query/use-attempt';
import type { OrderKey } from './queries';

/** Reopens an unpaid order so that it can be changed. The call is idempotent. */
export function useReopenOrder({ id, token }: OrderKey, onTaken: (taken: ReopenedOrderWire) => void) {
  const client = useQueryClient();
  const attempt = useAttempt();
  const lookAgain = () => client.invalidateQueries({ queryKey: queryKeys.area('orders') });
  return useMutation({
    meta: { failure: false },
    mutationFn: () => {
      const query = token === null ? {} : { token };
      return call('orders.takeBack', { params: { id }, query, idempotencyKey: attempt.keyFor({ id }) });
    },
    onSuccess: (taken) => {
      attempt.done();
      void client.invalidateQueries({ queryKey: queryKeys.area('me') });
      onTaken(taken);
    },
    // Refetch the order, which has most likely been paid or has expired meanwhile.
    onError: lookAgain,
  });
}
