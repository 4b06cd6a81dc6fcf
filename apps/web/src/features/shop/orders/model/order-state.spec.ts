import { OrderStatus, PaymentStatus } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { paymentState } from './order-state';

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
});
