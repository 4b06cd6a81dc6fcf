import type { AdminOrderWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { queryKeys } from '@/lib/query/keys';
import { randomId } from '@/lib/random-id';
import { isConflict } from '../model/conflict';
import { adminOrderQuery } from './queries';

/**
 * A key for each thing that is asked: a try that got no answer is made again under its key, so that money moves once;
 * what is asked differently, or again after it was done, is another attempt.
 */
function useAttemptKeys() {
  const attempt = useRef<{ asked: string; key: string } | null>(null);
  return {
    keyFor: (input: unknown): string => {
      const asked = JSON.stringify(input) ?? '';
      if (attempt.current?.asked !== asked) attempt.current = { asked, key: randomId() };
      return attempt.current.key;
    },
    done: () => {
      attempt.current = null;
    },
  };
}

/** Everything that shows orders looks again. */
export const refreshOrders = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: queryKeys.area('ordersAdmin') });

/** Mails and refunds leave by jobs, moments after the change that asked for them: the order is looked at again then. */
const afterMs = [1_500, 5_000, 12_000];

function lookAgain(client: QueryClient, orderId: string): void {
  const { queryKey } = adminOrderQuery(orderId);
  for (const ms of afterMs) window.setTimeout(() => void client.invalidateQueries({ queryKey }), ms);
}

/**
 * A change of one order. Its answer is the order as it is then; a conflict fetches the order as somebody else has left
 * it, before the failure shows, so that nobody decides on what is over.
 */
export function useOrderChange<Input>(
  orderId: string,
  change: (input: Input, idempotencyKey: string) => Promise<AdminOrderWire>,
  onDone?: (order: AdminOrderWire) => void,
) {
  const client = useQueryClient();
  const attempts = useAttemptKeys();
  return useMutation({
    meta: { failure: false },
    mutationFn: (input: Input) => change(input, attempts.keyFor(input)),
    onSuccess: (order) => {
      attempts.done();
      client.setQueryData(adminOrderQuery(orderId).queryKey, order);
      void client.invalidateQueries({
        queryKey: queryKeys.area('ordersAdmin'),
        predicate: ({ queryKey }) => queryKey[1] !== 'ordersAdmin.get',
      });
      lookAgain(client, orderId);
      onDone?.(order);
    },
    onError: (error) => (isConflict(error) ? refreshOrders(client) : undefined),
  });
}
