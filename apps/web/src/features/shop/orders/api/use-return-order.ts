import '@/lib/http/order-calls';
import type { ReturnBody } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';
import { useAttempt } from '@/lib/query/use-attempt';
import { showAnswer } from '@/lib/query/show-answer';
import { type OrderKey, orderQuery } from './queries';

/** Requests a return. The call is idempotent. */
export function useReturnOrder({ id, token }: OrderKey, onAsked: () => void) {
  const client = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    meta: { failure: false },
    mutationFn: (body: ReturnBody) => {
      const query = token === null ? {} : { token };
      return call('orders.return', { params: { id }, query, body, idempotencyKey: attempt.keyFor(body) });
    },
    onSuccess: (order) => {
      attempt.done();
      showAnswer(client, orderQuery(id, token).queryKey, order);
      onAsked();
    },
    onError: () => client.invalidateQueries({ queryKey: queryKeys.area('orders') }),
  });
}
