import type { AdminOrderListQuery, BoardQuery, RefundProposalBody } from '@dronesoccer/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import type { Loose } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';

export const adminOrderQuery = (id: string) => callQuery('ordersAdmin.get', { params: { id } });

export const adminOrdersQuery = (query: Loose<AdminOrderListQuery>) => ({
  ...callQuery('ordersAdmin.list', { query }),
  placeholderData: keepPreviousData,
});

export const boardQuery = (query: Loose<BoardQuery>) => ({
  ...callQuery('ordersAdmin.board', { query }),
  placeholderData: keepPreviousData,
});

/** What lines and shipping are worth; asks, and changes nothing. */
export const refundProposalQuery = (id: string, body: RefundProposalBody | null) => ({
  ...callQuery('ordersAdmin.proposeRefund', { params: { id }, body: body ?? {} }),
  enabled: body !== null,
  placeholderData: keepPreviousData,
});

/** The places where orders are picked up. */
export const pickupLocationsQuery = () => ({ ...callQuery('locations.list'), staleTime: 5 * 60_000 });
