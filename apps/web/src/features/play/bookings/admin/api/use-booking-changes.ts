import type { AdminBookingWire, AdminCancelBookingBody, AdminMoveBookingBody } from '@dronesoccer/contracts';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useConfirmed } from '@/features/common/confirm-identity/use-confirmed';
import { call } from '@/lib/http/call';
import { queryKeys } from '@/lib/query/keys';
import { useAttempt } from '@/lib/query/use-attempt';
import { showAnswer } from '@/lib/query/show-answer';
import { adminBookingQuery } from './queries';

/** The delays after which a changed booking is fetched again. Jobs send emails and refunds moments after the change. */
const afterMs = [1_500, 5_000, 12_000];

/** Shows the booking returned by a change and refetches every list. */
function useShown(id: string) {
  const client = useQueryClient();
  const { queryKey } = adminBookingQuery(id);
  const lookAgain = () =>
    Promise.all(
      (['bookings', 'slots'] as const).map((area) => client.invalidateQueries({ queryKey: queryKeys.area(area) })),
    );
  return {
    lookAgain,
    show: (booking: AdminBookingWire) => {
      showAnswer(client, queryKey, booking);
      void lookAgain();
      for (const ms of afterMs) window.setTimeout(() => void client.invalidateQueries({ queryKey }), ms);
    },
  };
}

export function useCancelBooking(id: string, onCancelled: (booking: AdminBookingWire) => void) {
  const { show, lookAgain } = useShown(id);
  const confirmed = useConfirmed();
  const cancelling = useMutation({
    meta: { failure: false },
    mutationFn: (body: AdminCancelBookingBody) =>
      confirmed.run(() => call('bookings.admin.cancel', { params: { id }, body })),
    onSuccess: (booking) => {
      show(booking);
      onCancelled(booking);
    },
    onError: lookAgain,
  });
  return { cancelling, confirmation: confirmed.dialog };
}

export function useMoveBooking(id: string, onMoved: (booking: AdminBookingWire) => void) {
  const { show, lookAgain } = useShown(id);
  return useMutation({
    meta: { failure: false },
    mutationFn: (body: AdminMoveBookingBody) => call('bookings.admin.move', { params: { id }, body }),
    onSuccess: (booking) => {
      show(booking);
      onMoved(booking);
    },
    // Refetch, because the available times have changed as well.
    onError: lookAgain,
  });
}

export function useResendConfirmation(id: string, onSent: () => void) {
  const { show } = useShown(id);
  const attempt = useAttempt();
  return useMutation({
    mutationFn: () => call('bookings.admin.resend', { params: { id }, idempotencyKey: attempt.keyFor(id) }),
    onSuccess: (booking) => {
      attempt.done();
      show(booking);
      onSent();
    },
  });
}

export function useHandBack(id: string, onHandedBack: () => void) {
  const { show, lookAgain } = useShown(id);
  return useMutation({
    meta: { failure: false },
    mutationFn: (refundId: string) => call('bookings.admin.handBack', { params: { id, refundId } }),
    onSuccess: (booking) => {
      show(booking);
      onHandedBack();
    },
    // Someone else may have handed the money back meanwhile.
    onError: lookAgain,
  });
}

/** Retries a refund of the booking that the payment provider refused. */
export function useRetryRefund(id: string, onRetried: () => void) {
  const { show, lookAgain } = useShown(id);
  return useMutation({
    meta: { failure: false },
    mutationFn: (refundId: string) => call('bookings.admin.retryRefund', { params: { id, refundId } }),
    onSuccess: (booking) => {
      show(booking);
      onRetried();
    },
    // Someone else may have retried the refund meanwhile.
    onError: lookAgain,
  });
}
