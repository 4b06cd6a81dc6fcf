import '@/lib/http/booking-calls';
import type { AcceptBookingBody, BookingWire, CancelBookingBody } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';
import { showAnswer } from '@/lib/query/show-answer';
import { type BookingKey, bookingQuery, keyOf } from './queries';

/** Shows the booking returned by a change. */
function useShown(key: BookingKey) {
  const client = useQueryClient();
  return {
    show: (booking: BookingWire) => {
      showAnswer(client, bookingQuery(key).queryKey, booking);
      for (const area of ['me', 'slots'] as const) void client.invalidateQueries({ queryKey: queryKeys.area(area) });
    },
    lookAgain: () => client.invalidateQueries({ queryKey: queryKeys.area('bookings') }),
  };
}

/** Answers whether a minor takes part. Confirms the booking if it is free. */
export function useAcceptBooking(key: BookingKey, onAccepted: () => void) {
  const { show, lookAgain } = useShown(key);
  return useMutation({
    meta: { failure: false },
    mutationFn: (body: AcceptBookingBody) => call('bookings.accept', { ...keyOf(key), body }),
    onSuccess: (booking) => {
      show(booking);
      onAccepted();
    },
    onError: lookAgain,
  });
}

/** Renews the hold on an unpaid booking. */
export function useRenewBooking(key: BookingKey) {
  const { show, lookAgain } = useShown(key);
  return useMutation({
    meta: { failure: false },
    mutationFn: () => call('bookings.renew', keyOf(key)),
    onSuccess: show,
    onError: lookAgain,
  });
}

/** Declines the new time that the organisation has set. The booking is cancelled with a full refund. */
export function useDeclineMove(key: BookingKey) {
  const { show, lookAgain } = useShown(key);
  return useMutation({
    meta: { failure: false },
    mutationFn: () => call('bookings.decline', keyOf(key)),
    onSuccess: show,
    onError: lookAgain,
  });
}

export function useCancelBooking(key: BookingKey, onCancelled: (booking: BookingWire) => void) {
  const { show, lookAgain } = useShown(key);
  return useMutation({
    meta: { failure: false },
    mutationFn: (body: CancelBookingBody) => call('bookings.cancel', { ...keyOf(key), body }),
    onSuccess: (booking) => {
      show(booking);
      onCancelled(booking);
    },
    onError: lookAgain,
  });
}

export function useMoveBooking(key: BookingKey, onMoved: (booking: BookingWire) => void) {
  const { show, lookAgain } = useShown(key);
  return useMutation({
    meta: { failure: false },
    mutationFn: (slotId: string) => call('bookings.move', { ...keyOf(key), body: { slotId } }),
    onSuccess: (booking) => {
      show(booking);
      onMoved(booking);
    },
    // Refetch, because the available times have changed as well.
    onError: lookAgain,
  });
}
