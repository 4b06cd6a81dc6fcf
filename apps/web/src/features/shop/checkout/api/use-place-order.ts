import '@/lib/http/checkout-calls';
import type { OrderWire } from '@dronesoccer/contracts';
import { useMutation, type UseMutationResult, useQueryClient } from '@tanstack/react-query';
import { subscribeQuietly } from '@/features/common/newsletter-consent';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';
import { asLastSent, isLost, isUnanswered } from '@/lib/query/unanswered';
import { attemptFor } from '@/lib/query/use-attempt';
import { updateDraft, useDraft } from '../model/draft-store';
import { placeBody, type OrderContext } from '../model/order-body';

interface OrderToPlace {
  context: OrderContext;
  /** The total in dollars that the customer saw and accepted. */
  total: number;
}

export type OrderPlacing = UseMutationResult<OrderWire, Error, OrderToPlace>;

/**
 * Returns the total in dollars of an attempt whose answer was lost, or null. The order may have been placed and may
 * hold the last pieces itself, so the current stock and an emptied cart must not block its retry, in either language.
 *
 * @param quoted the current total in dollars, which the attempt had if it was made before a reload
 */
export function lostTotal({ isPending, variables }: OrderPlacing, context: OrderContext, quoted = 0): number | null {
  const total = variables?.total ?? quoted;
  return isUnanswered(context.draft.attempt, placeBody(context, total)) && !isPending ? total : null;
}

/**
 * Places the order. The attempt's idempotency key is kept with the draft until the order is placed, so a second click,
 * a retry after a lost answer or a reload all give the same order (promise R3).
 */
export function usePlaceOrder(onPlaced: (order: OrderWire) => Promise<void>): OrderPlacing {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: false },
    mutationFn: ({ context, total }: OrderToPlace) => {
      const last = useDraft.getState().attempt;
      const body = asLastSent(last, placeBody(context, total));
      const attempt = attemptFor(last, body);
      updateDraft({ attempt });
      return call('orders.place', { body, idempotencyKey: attempt.key });
    },
    onSuccess: (order, { context: { draft } }) => {
      // Subscribe the address that was entered above the checkbox, even if the customer has signed in since.
      if (draft.newsletter && draft.email !== '') subscribeQuietly({ email: draft.email.trim(), source: 'checkout' });
      return onPlaced(order);
    },
    onError: (error) => {
      // A refusal stored nothing, so the next attempt is a new one, in the language of that moment.
      if (!isLost(error)) updateDraft({ attempt: null });
      // After a refusal, the price and stock on screen are out of date.
      return client.invalidateQueries({ queryKey: queryKeys.area('orders') });
    },
  });
}
