import type { OrderStatus } from '@dronesoccer/contracts';
import { keepPreviousData } from '@tanstack/react-query';
import { callQuery } from '@/lib/query/call-query';

const ordersPerPage = 10;

/** One order: its owner's, or whoever's holds its link. */
export const orderQuery = (id: string, token: string | null) =>
  callQuery('orders.get', { params: { id }, ...(token !== null && { query: { token } }) });

export const myOrdersQuery = (page: number, status?: OrderStatus) => ({
  ...callQuery('me.orders', { query: { page, pageSize: ordersPerPage, ...(status && { status }) } }),
  placeholderData: keepPreviousData,
});
