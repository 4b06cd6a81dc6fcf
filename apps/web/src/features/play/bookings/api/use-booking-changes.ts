import type { AcceptBookingBody, BookingWire, CancelBookingBody } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';
import { showAnswer } from '@/lib/query/show-answer';
import { type BookingKey, bookingQuery, keyOf } from './queries';

/** Puts the booking that a change answers with in place of the one that is shown. */
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

/** Answers whether someone under age takes part; confirms what is free. */
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

/** Holds an unpaid booking once more. */
export function useRenewBooking(key: BookingKey) {
  const { show, lookAgain } = useShown(key);
  return useMutation({
    meta: { failure: false },
    mutationFn: () => call('bookings.renew', keyOf(key)),
    onSuccess: show,
    onError: lookAgain,
  });
}

/** Declines the time that the organisation moved it to: cancelled, with a full refund. */
export function useDeclineMove(key: BookingKey, onDeclined: () => void) {
  const { show, lookAgain } = useShown(key);
  return useMutation({
    meta: { failure: false },
    mutationFn: () => call('bookings.decline', keyOf(key)),
    onSuccess: (booking) => {
      show(booking);
      onDeclined();
    },
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
    // What can be moved to has changed with it.
    onError: lookAgain,
  });
}
