import { RefundStatus, type CallBody, type OrderStatus, type OrderWire } from '@dronesoccer/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { callQuery } from '@/lib/query/call-query';
import { listQuery } from '@/lib/query/list-query';

const ordersPerPage = 10;

/** Which order, and by what right. */
export interface OrderKey {
  id: string;
  /** A guest's key to the order; null for its owner. */
  token: string | null;
}

/** One order, for its owner or for the holder of its link. */
export const orderQuery = (id: string, token: string | null) =>
  callQuery('orders.get', { params: { id }, ...(token !== null && { query: { token } }) });

/** What would be refunded for the pieces that are chosen. */
export const returnQuoteQuery = ({ id, token }: OrderKey, body: CallBody<'orders.returnQuote'>) => ({
  ...callQuery('orders.returnQuote', { params: { id }, body, ...(token !== null && { query: { token } }) }),
  placeholderData: keepPreviousData,
  enabled: body.lines.length > 0,
});

/** A job sends refunds a moment after their cause; the page shows them without a reload. */
const refundCheckMs = 4_000;
const refundChecks = 10;

/** The order as its page shows it: fresh, and followed for a while as long as money is on its way back. */
export const followedOrderQuery = (id: string, token: string | null) => {
  const query = orderQuery(id, token);
  return {
    ...query,
    staleTime: 0,
    refetchInterval: ({ state }: { state: { data?: OrderWire | undefined; dataUpdateCount: number } }) =>
      state.dataUpdateCount < refundChecks && state.data?.refunds.some(({ status }) => status === RefundStatus.PENDING)
        ? refundCheckMs
        : (false as const),
  };
};

export const myOrdersQuery = (page: number, status?: OrderStatus) =>
  listQuery('me.orders', { query: { page, pageSize: ordersPerPage, ...(status && { status }) } });
