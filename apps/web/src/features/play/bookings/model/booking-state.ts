import { BookingStatus, type BookingWire, CancelReason, PaymentStatus } from '@dronesoccer/contracts';
import type { BadgeTone } from '@/ui/feedback/badge';

export const bookingTones: Record<BookingStatus, BadgeTone> = {
  [BookingStatus.PENDING]: 'warn',
  [BookingStatus.CONFIRMED]: 'good',
  [BookingStatus.CANCELLED]: 'neutral',
};

/**
 * The states of a pending booking: without a payment attempt, with one in progress, and with a failed one; then the
 * final states.
 */
export type BookingState = 'unpaid' | 'waiting' | 'failed' | 'confirmed' | 'expired' | 'cancelled';

export function bookingState({
  status,
  payment,
  cancelReason,
}: Pick<BookingWire, 'status' | 'payment' | 'cancelReason'>): BookingState {
  if (status === BookingStatus.CONFIRMED) return 'confirmed';
  if (status === BookingStatus.CANCELLED) return cancelReason === CancelReason.EXPIRED ? 'expired' : 'cancelled';
  if (payment === null) return 'unpaid';
  const isOver = payment.status === PaymentStatus.FAILED || payment.status === PaymentStatus.CANCELLED;
  return isOver ? 'failed' : 'waiting';
}
