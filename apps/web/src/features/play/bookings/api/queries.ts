import '@/lib/http/booking-calls';
import {
  type CallQuery,
  RefundStatus,
  type BookingQuoteWire,
  type BookingWire,
  type SlotWire,
} from '@dronesoccer/contracts';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { callQuery } from '@/lib/query/call-query';
import { listQuery } from '@/lib/query/list-query';
import { useSession } from '@/lib/session/use-session';
import { quoteBody } from '../model/booking-body';
import type { BookingDraft } from '../model/draft';

const bookingsPerPage = 10;

/** The slots of a range of days. The current slots stay visible while the next week loads. */
export const arenaSlotsQuery = (id: string, days: CallQuery<'slots.ofArena'>) =>
  listQuery('slots.ofArena', { params: { id }, query: days });

/** The first free slot of an arena, for when the visible days have none. */
export const nextOfArenaQuery = (arenaId: string) => callQuery('slots.next', { query: { arenaId } });

/** The next open slot of each arena. */
export const nextOfEachQuery = () => callQuery('slots.nextOfEach');

export interface Position {
  latitude: string;
  longitude: string;
}

/** The next free slots, nearest arenas first if a place is chosen. */
export const nextSlotsQuery = (near: Position | null) =>
  callQuery('slots.next', { query: near ? { lat: near.latitude, lng: near.longitude } : {} });

export const slotQuery = (id: string) => callQuery('slots.get', { params: { id } });

/** The id of a booking and the right to read it. */
export interface BookingKey {
  id: string;
  /** A guest's access token for the booking; null for its owner. */
  token: string | null;
}

/** Returns the parameters of a call about one booking. */
export const keyOf = ({ id, token }: BookingKey) => ({
  params: { id },
  ...(token !== null && { query: { token } }),
});

export const bookingQuery = (key: BookingKey) => callQuery('bookings.get', keyOf(key));

/** The polling interval: a job sends refunds a moment after their cause, and the page shows them without a reload. */
const refundCheckMs = 4_000;
const refundChecks = 10;

/** Fetches the booking for its page. The data is always fresh and is polled for a while if a refund is pending. */
export const followedBookingQuery = (key: BookingKey) => ({
  ...bookingQuery(key),
  staleTime: 0,
  refetchInterval: ({ state }: { state: { data?: BookingWire | undefined; dataUpdateCount: number } }) =>
    state.dataUpdateCount < refundChecks && state.data?.refunds.some(({ status }) => status === RefundStatus.PENDING)
      ? refundCheckMs
      : (false as const),
});

export const cancelQuoteQuery = (key: BookingKey, seatIds: readonly string[] | undefined) => ({
  ...callQuery('bookings.cancelQuote', { ...keyOf(key), body: seatIds ? { seatIds: [...seatIds] } : {} }),
  staleTime: 0,
});

/** The slots that a booking can currently be moved to. */
export const movesQuery = (key: BookingKey) => ({ ...callQuery('bookings.moves', keyOf(key)), staleTime: 0 });

export const myBookingsQuery = (when: NonNullable<CallQuery<'me.bookings'>['when']>, page: number) =>
  listQuery('me.bookings', { query: { when, page, pageSize: bookingsPerPage } });

/** Fetches the price of the requested booking, and the problems that block it. */
export function useBookingQuote(slot: Pick<SlotWire, 'id' | 'type'>, draft: BookingDraft) {
  const { user } = useSession();
  const query = callQuery('bookings.quote', { body: quoteBody(slot, draft) });
  return useQuery({
    ...query,
    // Members pay other prices, so the key contains the user.
    queryKey: [...query.queryKey, user?.id ?? null],
    placeholderData: keepPreviousData,
    staleTime: 0,
    select: aboutSlot,
  });
}

/**
 * Removes the missing team details from the problems. The form shows them beside their fields, and the quote is fetched
 * before anyone has filled them in.
 */
const aboutSlot = (quote: BookingQuoteWire): BookingQuoteWire => ({
  ...quote,
  problems: quote.problems.filter(({ code }) => code !== 'BOOK_018'),
});
