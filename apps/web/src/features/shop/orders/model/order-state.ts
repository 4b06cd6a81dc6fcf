import { OrderStatus, PaymentStatus, type OrderWire } from '@dronesoccer/contracts';
import type { BadgeTone } from '@/ui/feedback/badge';

export const orderTones: Record<OrderStatus, BadgeTone> = {
  [OrderStatus.PENDING]: 'warn',
  [OrderStatus.PAID]: 'good',
  [OrderStatus.SHIPPED]: 'ice',
  [OrderStatus.CANCELLED]: 'neutral',
};

/**
 * The states of a pending order: without a payment attempt, with one in progress, and with a failed one; then the final
 * states.
 */
type PaymentState = 'unpaid' | 'waiting' | 'failed' | 'paid' | 'cancelled';

export function paymentState({ status, payment }: Pick<OrderWire, 'status' | 'payment'>): PaymentState {
  if (status === OrderStatus.PAID || status === OrderStatus.SHIPPED) return 'paid';
  if (status === OrderStatus.CANCELLED) return 'cancelled';
  if (payment === null) return 'unpaid';
  const isOver = payment.status === PaymentStatus.FAILED || payment.status === PaymentStatus.CANCELLED;
  return isOver ? 'failed' : 'waiting';
}

/** The confirmation arrives within this time of the payment. */
const mailMs = 15 * 60_000;

/** Returns whether the confirmation of a paid order may still be on its way. */
export const isJustPaid = ({ paidAt }: Pick<OrderWire, 'paidAt'>, now: number): boolean =>
  paidAt !== null && now - Date.parse(paidAt) < mailMs;
