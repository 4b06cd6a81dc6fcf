import type { AdminOrderWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient, type QueryClient } from '@tanstack/react-query';
import { queryKeys } from '@/lib/query/keys';
import { useAttempt } from '@/lib/query/use-attempt';
import { showAnswer } from '@/lib/query/show-answer';
import { isConflict } from '../model/conflict';
import { adminOrderQuery } from './queries';

/** Everything that shows orders looks again. */
export const refreshOrders = (client: QueryClient): Promise<void> =>
  client.invalidateQueries({ queryKey: queryKeys.area('orders') });

/** Mails and refunds leave by jobs, moments after the change that asked for them: the order is looked at again then. */
const afterMs = [1_500, 5_000, 12_000];

function lookAgain(client: QueryClient, orderId: string): void {
  const { queryKey } = adminOrderQuery(orderId);
  for (const ms of afterMs) window.setTimeout(() => void client.invalidateQueries({ queryKey }), ms);
}

/**
 * A change of one order. Its answer is the order as it is then; a conflict fetches the order as somebody else has left
 * it, before the failure shows, so that no decision is made on outdated data.
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
    onError: (error) => (isConflict(error) ? refreshOrders(client) : undefined),
  });
}
