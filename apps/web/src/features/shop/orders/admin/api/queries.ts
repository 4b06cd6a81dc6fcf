import type { CallQuery, Locale, RefundProposalBody } from '@dronesoccer/contracts';
import type { Loose } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { listQuery } from '@/lib/query/list-query';

export const adminOrderQuery = (id: string) => callQuery('orders.admin.get', { params: { id } });

/** Reads an order with the names of its products in a language. */
export const adminOrderInQuery = (id: string, locale: Locale) =>
  callQuery('orders.admin.get', { params: { id }, locale });

export const boardQuery = (query: Loose<CallQuery<'orders.admin.board'>>) => listQuery('orders.admin.board', { query });

/** Computes the refund value of lines and shipping without changing anything. */
export const refundProposalQuery = (id: string, body: RefundProposalBody | null) => ({
  ...listQuery('orders.admin.proposeRefund', { params: { id }, body: body ?? {} }),
  enabled: body !== null,
});

/** The locations where orders are picked up. */
export const pickupLocationsQuery = () => ({ ...callQuery('locations.list'), staleTime: 5 * 60_000 });
