import type { BookingWire, PlaceBookingBody } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';
import { attemptFor } from '@/lib/query/use-attempt';
import { updateDraft, useBookingState } from '../model/draft-store';

/**
 * Takes the seats. The try's key is kept with the draft until the booking stands: a second click, a retry after a lost
 * answer or a reload in between all end in the same booking (promise R3).
 */
export function usePlaceBooking(onPlaced: (booking: BookingWire) => void) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: false },
    mutationFn: (body: PlaceBookingBody) => {
      const attempt = attemptFor(useBookingState.getState().draft.attempt, body);
      updateDraft({ attempt });
      return call('bookings.place', { body, idempotencyKey: attempt.key });
    },
    onSuccess: (booking) => {
      updateDraft({ attempt: null });
      for (const area of ['slots', 'me'] as const) void client.invalidateQueries({ queryKey: queryKeys.area(area) });
      onPlaced(booking);
    },
    // Whatever was refused, the seats and the price on screen are no longer what they are.
    onError: () => {
      for (const area of ['slots', 'bookings'] as const)
        void client.invalidateQueries({ queryKey: queryKeys.area(area) });
    },
  });
}
