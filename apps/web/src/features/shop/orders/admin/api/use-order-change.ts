import type { AdminOrderWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { queryKeys } from '@/lib/query/keys';
import { useAttempt } from '@/lib/query/use-attempt';
import { showAnswer } from '@/lib/query/show-answer';
import { isOutdated } from '../model/conflict';
import { adminOrderQuery } from './queries';

/** Refetches every query that shows orders. */
export const refreshOrders = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: queryKeys.area('orders') });

/** The delays after which a changed order is fetched again. Jobs send emails and refunds moments after the change. */
const afterMs = [1_500, 5_000, 12_000];

function lookAgain(client: QueryClient, orderId: string): void {
  const { queryKey } = adminOrderQuery(orderId);
  for (const ms of afterMs) window.setTimeout(() => void client.invalidateQueries({ queryKey }), ms);
}

/**
 * Changes one order. The server returns the changed order. After a conflict the order is fetched before the failure
 * shows, so that no decision is based on outdated data.
 */
export function useOrderChange<Input>(
  orderId: string,
  change: (input: Input, idempotencyKey: string) => Promise<AdminOrderWire>,
  onDone?: (order: AdminOrderWire) => void,
) {
  const client = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    meta: { failure: false },
    mutationFn: (input: Input) => change(input, attempt.keyFor(input)),
    onSuccess: (order) => {
      attempt.done();
      showAnswer(client, adminOrderQuery(orderId).queryKey, order);
      void client.invalidateQueries({
        queryKey: queryKeys.area('orders'),
        predicate: ({ queryKey }) => queryKey[1] !== 'orders.admin.get',
      });
      lookAgain(client, orderId);
      onDone?.(order);
    },
    onError: (error) => (isOutdated(error) ? refreshOrders(client) : undefined),
  });
}
