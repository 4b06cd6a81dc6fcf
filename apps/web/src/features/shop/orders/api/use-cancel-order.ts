import '@/lib/http/order-calls';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';
import { showAnswer } from '@/lib/query/show-answer';
import { type OrderKey, orderQuery } from './queries';

export function useCancelOrder({ id, token }: OrderKey) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: false },
    mutationFn: () => call('orders.cancel', { params: { id }, ...(token !== null && { query: { token } }) }),
    onSuccess: (order) => {
      showAnswer(client, orderQuery(id, token).queryKey, order);
      void client.invalidateQueries({ queryKey: queryKeys.area('me') });
    },
    onError: () => client.invalidateQueries({ queryKey: queryKeys.area('orders') }),
  });
}
