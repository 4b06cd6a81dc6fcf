import type { OrderStatus } from '@dronesoccer/contracts';
import { callQuery } from '@/lib/query/call-query';
import { listQuery } from '@/lib/query/list-query';

const ordersPerPage = 10;

/** One order: its owner's, or whoever's holds its link. */
export const orderQuery = (id: string, token: string | null) =>
  callQuery('orders.get', { params: { id }, ...(token !== null && { query: { token } }) });

export const myOrdersQuery = (page: number, status?: OrderStatus) =>
  listQuery('me.orders', { query: { page, pageSize: ordersPerPage, ...(status && { status }) } });
