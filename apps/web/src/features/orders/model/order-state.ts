import { OrderStatus, PaymentStatus, type OrderWire } from '@dronesoccer/contracts';

/** Pending orders that nobody has tried to pay, whose payment runs, and whose payment did not go through. */
export type PaymentState = 'unpaid' | 'waiting' | 'failed' | 'paid' | 'cancelled';

export function paymentState({ status, payment }: Pick<OrderWire, 'status' | 'payment'>): PaymentState {
  if (status === OrderStatus.PAID || status === OrderStatus.SHIPPED) return 'paid';
  if (status === OrderStatus.CANCELLED) return 'cancelled';
  if (payment === null) return 'unpaid';
  const isOver = payment.status === PaymentStatus.FAILED || payment.status === PaymentStatus.CANCELLED;
  return isOver ? 'failed' : 'waiting';
}

const quickMs = 1_500;
const slowMs = 6_000;
/** The provider's word mostly comes within seconds; after this long it is only looked for now and then. */
const quickForMs = 30_000;
const giveUpMs = 10 * 60_000;

/** When to look again whether the payment has arrived; false: no more by itself. */
export function pollInterval(
  order: Pick<OrderWire, 'status' | 'payment'> | undefined,
  waitedMs: number,
): number | false {
  if (order && paymentState(order) !== 'waiting') return false;
  if (waitedMs > giveUpMs) return false;
  return waitedMs < quickForMs ? quickMs : slowMs;
}
