import { OrderStatus, PaymentStatus } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { paymentState, pollInterval } from './order-state';

const order = (status: OrderStatus, payment: PaymentStatus | null = null) => ({
  status,
  payment: payment === null ? null : { id: 'pay', status: payment },
});

describe('the payment of an order', () => {
  it.each([
    [order(OrderStatus.PENDING), 'unpaid'],
    [order(OrderStatus.PENDING, PaymentStatus.PENDING), 'waiting'],
    [order(OrderStatus.PENDING, PaymentStatus.FAILED), 'failed'],
    [order(OrderStatus.PENDING, PaymentStatus.CANCELLED), 'failed'],
    [order(OrderStatus.PAID, PaymentStatus.PAID), 'paid'],
    [order(OrderStatus.SHIPPED, PaymentStatus.PAID), 'paid'],
    [order(OrderStatus.CANCELLED, PaymentStatus.REFUNDED), 'cancelled'],
  ] as const)('of %j is %s', (given, state) => {
    expect(paymentState(given)).toBe(state);
  });

  it('is looked for often at first, then now and then, and not for ever', () => {
    const waiting = order(OrderStatus.PENDING, PaymentStatus.PENDING);
    expect(pollInterval(waiting, 0)).toBe(1_500);
    expect(pollInterval(waiting, 60_000)).toBe(6_000);
    expect(pollInterval(waiting, 3_600_000)).toBe(false);
  });

  it('is not looked for once it is decided', () => {
    expect(pollInterval(order(OrderStatus.PAID), 0)).toBe(false);
    expect(pollInterval(order(OrderStatus.PENDING, PaymentStatus.FAILED), 0)).toBe(false);
  });
});
