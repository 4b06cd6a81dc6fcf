import { DeliveryMethod, OrderStatus, valuesOf } from '@dronesoccer/contracts';
import { nextStates, orderTransitions } from '@dronesoccer/domain';
import { describe, expect, it } from 'vitest';
import { effectsOf, stepsOf, stepTo } from './steps';

const { SHIP, PICKUP } = DeliveryMethod;
const names = (status: OrderStatus, delivery: DeliveryMethod = SHIP) =>
  stepsOf({ status, delivery }).map(({ name }) => name);

describe('the buttons of an order', () => {
  it('are those of its state, the one that moves it on first', () => {
    expect(names(OrderStatus.PENDING)).toEqual(['cancel']);
    expect(names(OrderStatus.PAID)).toEqual(['ship', 'cancel']);
    expect(names(OrderStatus.SHIPPED)).toEqual([]);
    expect(names(OrderStatus.CANCELLED)).toEqual([]);
  });

  it('say "handed over" for a pickup', () => {
    expect(names(OrderStatus.PAID, PICKUP)).toEqual(['handOver', 'cancel']);
  });

  it.each(valuesOf(OrderStatus))('of state %i are all that the table gives an administrator', (status) => {
    const reached = stepsOf({ status, delivery: SHIP }).map(({ to }) => to);
    expect(reached.sort()).toEqual(nextStates(orderTransitions, status, 'admin').sort());
  });
});

it('a card may be dropped only where a step leads', () => {
  const paid = { status: OrderStatus.PAID, delivery: SHIP };
  expect(stepTo(paid, OrderStatus.SHIPPED)?.name).toBe('ship');
  expect(stepTo(paid, OrderStatus.PAID)).toBeNull();
  expect(stepTo(paid, OrderStatus.PENDING)).toBeNull();
});

it('cancelling refunds only what was paid', () => {
  const cancel = { name: 'cancel', to: OrderStatus.CANCELLED } as const;
  expect(effectsOf({ status: OrderStatus.PAID }, cancel)).toContain('refund');
  expect(effectsOf({ status: OrderStatus.PENDING }, cancel)).not.toContain('refund');
  expect(effectsOf({ status: OrderStatus.PENDING }, cancel)).toContain('cancelPayment');
});
