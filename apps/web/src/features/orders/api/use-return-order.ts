import type { ReturnBody } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';
import { randomId } from '@/lib/random-id';
import { orderQuery } from './queries';
import type { Payable } from './use-pay-order';

/** Asks to send pieces back. A try that got no answer is made again under its key, so that it asks once. */
export function useReturnOrder({ id, token }: Payable, onAsked: () => void) {
  const client = useQueryClient();
  const key = useRef<string | null>(null);
  return useMutation({
    meta: { failure: false },
    mutationFn: (body: ReturnBody) => {
      key.current ??= randomId();
      const query = token === null ? {} : { token };
      return call('orders.return', { params: { id }, query, body, idempotencyKey: key.current });
    },
    onSuccess: (order) => {
      key.current = null;
      client.setQueryData(orderQuery(id, token).queryKey, order);
      onAsked();
    },
    onError: () => {
      // What was refused is asked anew with other lines, which is another request.
      key.current = null;
      return client.invalidateQueries({ queryKey: queryKeys.area('orders') });
    },
  });
}
