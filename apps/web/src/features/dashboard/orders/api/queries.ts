import type { BoardQuery, RefundProposalBody } from '@dronesoccer/contracts';
import type { Loose } from '@/lib/http/call';
import { callQuery } from '@/lib/query/call-query';
import { listQuery } from '@/lib/query/list-query';

export const adminOrderQuery = (id: string) => callQuery('ordersAdmin.get', { params: { id } });

export const boardQuery = (query: Loose<BoardQuery>) => listQuery('ordersAdmin.board', { query });

/** What lines and shipping are worth; asks, and changes nothing. */
export const refundProposalQuery = (id: string, body: RefundProposalBody | null) => ({
  ...listQuery('ordersAdmin.proposeRefund', { params: { id }, body: body ?? {} }),
  enabled: body !== null,
});

/** The places where orders are picked up. */
export const pickupLocationsQuery = () => ({ ...callQuery('locations.list'), staleTime: 5 * 60_000 });
