import type { AdminCancellationBody } from '@dronesoccer/contracts';
import { callQuery } from '@/lib/query/call-query';
import { listQuery } from '@/lib/query/list-query';

export const adminBookingQuery = (id: string) => callQuery('bookings.admin.get', { params: { id } });

/** Computes what a cancellation would refund or keep, without changing anything. */
export const cancelQuoteQuery = (id: string, body: AdminCancellationBody) => ({
  ...listQuery('bookings.admin.cancelQuote', { params: { id }, body }),
  staleTime: 0,
});

/** The times that a booking can currently be moved to. */
export const movesQuery = (id: string) => ({
  ...callQuery('bookings.admin.moves', { params: { id } }),
  staleTime: 0,
});
