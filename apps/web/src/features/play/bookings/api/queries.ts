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

/** The slots of some days, kept in sight while those of the next week are on their way. */
export const arenaSlotsQuery = (id: string, days: CallQuery<'slots.ofArena'>) =>
  listQuery('slots.ofArena', { params: { id }, query: days });

/** The first free slot of an arena, for when the days in sight have none. */
export const nextOfArenaQuery = (arenaId: string) => callQuery('slots.next', { query: { arenaId } });

/** The next open slot of each arena. */
export const nextOfEachQuery = () => callQuery('slots.nextOfEach');

export interface Position {
  latitude: string;
  longitude: string;
}

/** The next free slots, the nearest arenas first where a place is chosen. */
export const nextSlotsQuery = (near: Position | null) =>
  callQuery('slots.next', { query: near ? { lat: near.latitude, lng: near.longitude } : {} });

export const slotQuery = (id: string) => callQuery('slots.get', { params: { id } });

/** Which booking, and by what right. */
export interface BookingKey {
  id: string;
  /** A guest's key to it; null for its owner. */
  token: string | null;
}

/** The parameters of a call about one booking. */
export const keyOf = ({ id, token }: BookingKey) => ({
  params: { id },
  ...(token !== null && { query: { token } }),
});

export const bookingQuery = (key: BookingKey) => callQuery('bookings.get', keyOf(key));

/** A job sends refunds a moment after their cause; the page shows them without a reload. */
const refundCheckMs = 4_000;
const refundChecks = 10;

/** The booking as its page shows it: fresh, and followed for a while as long as money is on its way back. */
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

/** The slots that a booking could move to now. */
export const movesQuery = (key: BookingKey) => ({ ...callQuery('bookings.moves', keyOf(key)), staleTime: 0 });

export const myBookingsQuery = (when: NonNullable<CallQuery<'me.bookings'>['when']>, page: number) =>
  listQuery('me.bookings', { query: { when, page, pageSize: bookingsPerPage } });

/** The price of what is asked for, with what stands in its way. */
export function useBookingQuote(slot: Pick<SlotWire, 'id' | 'type'>, draft: BookingDraft) {
  const { user } = useSession();
  const query = callQuery('bookings.quote', { body: quoteBody(slot, draft) });
  return useQuery({
    ...query,
    // Members pay another price, so who asks is part of the key.
    queryKey: [...query.queryKey, user?.id ?? null],
    placeholderData: keepPreviousData,
    staleTime: 0,
    select: aboutSlot,
  });
}

/** What is missing of a team stands beside its fields: the price is asked for before anyone has typed them. */
const aboutSlot = (quote: BookingQuoteWire): BookingQuoteWire => ({
  ...quote,
  problems: quote.problems.filter(({ code }) => code !== 'BOOK_018'),
});
