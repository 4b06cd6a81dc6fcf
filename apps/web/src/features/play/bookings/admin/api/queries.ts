import type { AdminCancellationBody } from '@dronesoccer/contracts';
import { callQuery } from '@/lib/query/call-query';
import { listQuery } from '@/lib/query/list-query';

export const adminBookingQuery = (id: string) => callQuery('bookings.admin.get', { params: { id } });

/** What cancelling would refund or keep; asks, and changes nothing. */
export const cancelQuoteQuery = (id: string, body: AdminCancellationBody) => ({
  ...listQuery('bookings.admin.cancelQuote', { params: { id }, body }),
  staleTime: 0,
});

/** Where a booking can be moved to at this moment. */
export const movesQuery = (id: string) => ({
  ...callQuery('bookings.admin.moves', { params: { id } }),
  staleTime: 0,
});
