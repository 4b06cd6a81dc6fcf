import { OrderStatus, PaymentStatus } from '@dronesoccer/contracts';
import { describe, expect, it } from 'vitest';
import { isJustPaid, paymentState } from './order-state';

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

it('the confirmation is on its way after the payment, and not on a later visit', () => {
  const paidAt = '2026-12-01T10:00:00.000Z';
  const at = (minutes: number) => Date.parse(paidAt) + minutes * 60_000;
  // The browser's clock may be slow.
  expect([-5, 0, 14].map((minutes) => isJustPaid({ paidAt }, at(minutes)))).toEqual([true, true, true]);
  expect(isJustPaid({ paidAt }, at(15))).toBe(false);
  expect(isJustPaid({ paidAt: null }, at(0))).toBe(false);
});
