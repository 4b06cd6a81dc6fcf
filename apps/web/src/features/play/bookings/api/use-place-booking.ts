import '@/lib/http/booking-calls';
import type { BookingWire, PlaceBookingBody } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';
import { asLastSent, isLost } from '@/lib/query/unanswered';
import { attemptFor } from '@/lib/query/use-attempt';
import { updateDraft, useBookingState } from '../model/draft-store';

/**
 * Places the booking. The attempt's idempotency key is kept with the draft until the booking is placed, so a second
 * click, a retry after a lost answer or a reload all give the same booking (promise R3).
 */
export function usePlaceBooking(onPlaced: (booking: BookingWire) => void) {
  const client = useQueryClient();
  return useMutation({
    meta: { failure: false },
    mutationFn: (given: PlaceBookingBody) => {
      const last = useBookingState.getState().draft.attempt;
      const body = asLastSent(last, given);
      const attempt = attemptFor(last, body);
      updateDraft({ attempt });
      return call('bookings.place', { body, idempotencyKey: attempt.key });
    },
    onSuccess: (booking) => {
      updateDraft({ attempt: null });
      for (const area of ['slots', 'me'] as const) void client.invalidateQueries({ queryKey: queryKeys.area(area) });
      onPlaced(booking);
    },
    onError: (error) => {
      // A refusal stored nothing, so the next attempt is a new one, in the language of that moment.
      if (!isLost(error)) updateDraft({ attempt: null });
      // After a refusal, the seats and the price on screen are out of date.
      for (const area of ['slots', 'bookings'] as const)
        void client.invalidateQueries({ queryKey: queryKeys.area(area) });
    },
  });
}
