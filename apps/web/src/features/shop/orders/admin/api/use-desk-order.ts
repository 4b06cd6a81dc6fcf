import type { CallBody, DeskOrderWire } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { listQuery } from '@/lib/query/list-query';
import { isLost } from '@/lib/query/unanswered';
import { useAttempt } from '@/lib/query/use-attempt';
import { type DeskDraft, deskOrderBody } from '../model/desk-order';
import { refreshOrders } from './use-order-change';

/** Prices an order that staff make. The last price stays visible while the next one loads. */
export const deskQuoteQuery = (body: CallBody<'orders.admin.quote'>) => ({
  ...listQuery('orders.admin.quote', { body }),
  staleTime: 0,
  enabled: (body.items ?? []).length > 0,
});

/** Finds active products by name, SKU or barcode. */
export const productSearchQuery = (search: string) => ({
  ...listQuery('products.admin.list', { query: { search, active: true, pageSize: 8 } }),
  enabled: search.length >= 2,
});

/** Finds accounts by a part of the name or of the email, the newest first. */
export const accountSearchQuery = (search: string) => ({
  ...listQuery('users.admin.list', { query: { search, pageSize: 6 } }),
  enabled: search.length >= 2,
});

/** Makes an order for a customer. A retry without a response makes it only once. */
export function useDeskOrder(onMade: (order: DeskOrderWire) => void) {
  const client = useQueryClient();
  const attempt = useAttempt();
  return useMutation({
    meta: { failure: false },
    mutationFn: (body: CallBody<'orders.admin.place'>) =>
      call('orders.admin.place', { body, idempotencyKey: attempt.keyFor(body) }),
    onSuccess: (order) => {
      attempt.done();
      onMade(order);
    },
    // After a refusal, the price and the stock on screen are outdated.
    onSettled: () => refreshOrders(client),
  });
}

/**
 * Returns the total in dollars of an attempt whose answer was lost, or null. The order may have been made and may hold the
 * last pieces or the coupon itself, so the current price must not block its retry.
 */
export function lostTotal(
  { error, variables: sent }: Pick<ReturnType<typeof useDeskOrder>, 'error' | 'variables'>,
  draft: DeskDraft,
): number | null {
  if (!sent) return null;
  const isSame = JSON.stringify(sent) === JSON.stringify(deskOrderBody(draft, sent.expectedTotal));
  return isLost(error) && isSame ? sent.expectedTotal : null;
}
