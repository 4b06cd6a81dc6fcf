import '@/lib/http/order-calls';
import { RefundStatus, type CallBody, type OrderStatus, type OrderWire } from '@dronesoccer/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { callQuery } from '@/lib/query/call-query';
import { listQuery } from '@/lib/query/list-query';

const ordersPerPage = 10;

/** The id of an order and the right to read it. */
export interface OrderKey {
  id: string;
  /** A guest's access token for the order; null for its owner. */
  token: string | null;
}

/** Fetches one order for its owner or for a holder of its link. */
export const orderQuery = (id: string, token: string | null) =>
  callQuery('orders.get', { params: { id }, ...(token !== null && { query: { token } }) });

/** Computes the refund for the selected units. */
export const returnQuoteQuery = ({ id, token }: OrderKey, body: CallBody<'orders.returnQuote'>) => ({
  ...callQuery('orders.returnQuote', { params: { id }, body, ...(token !== null && { query: { token } }) }),
  placeholderData: keepPreviousData,
  enabled: body.lines.length > 0,
});

/** The polling interval: a job sends refunds a moment after their cause, and the page shows them without a reload. */
const refundCheckMs = 4_000;
const refundChecks = 10;

/** Fetches the order for its page. The data is always fresh and is polled for a while if a refund is pending. */
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
