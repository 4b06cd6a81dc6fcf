import { OrderStatus, PaymentStatus, type OrderWire } from '@dronesoccer/contracts';

/**
 * The states of a pending order: without a payment attempt, with one in progress, and with a failed one; then the final
 * states.
 */
export type PaymentState = 'unpaid' | 'waiting' | 'failed' | 'paid' | 'cancelled';

export function paymentState({ status, payment }: Pick<OrderWire, 'status' | 'payment'>): PaymentState {
  if (status === OrderStatus.PAID || status === OrderStatus.SHIPPED) return 'paid';
  if (status === OrderStatus.CANCELLED) return 'cancelled';
  if (payment === null) return 'unpaid';
  const isOver = payment.status === PaymentStatus.FAILED || payment.status === PaymentStatus.CANCELLED;
  return isOver ? 'failed' : 'waiting';
}
