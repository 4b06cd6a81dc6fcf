import {
  BookingStatus,
  CancelReason,
  MembershipStatus,
  OrderStatus,
  PartnerState,
  PaymentStatus,
  ReturnStatus,
  valuesOf,
} from '@dronesoccer/contracts';
import { describe, expect, test } from 'vitest';
import {
  bookingTransition,
  bookingTransitionError,
  bookingTransitions,
  isInTime,
  moveRefusal,
  isRefundDue,
} from './booking.ts';
import type { Actor, Step, Transition } from './machine.ts';
import { actors, nextStates } from './machine.ts';
import { membershipTransitions } from './membership.ts';
import { orderTransition, orderTransitionError, orderTransitions } from './order.ts';
import { initialPartnerState, partnerTransition, partnerTransitions } from './partner.ts';
import { paymentTransition, paymentTransitions } from './payment.ts';
import { returnTransition, returnTransitions } from './return.ts';

/** A table without its guard types, so that all tables can be treated alike. */
type AnyTable = readonly Transition<number, string, string>[];

function reachable(table: AnyTable, start: number): number[] {
  const seen = new Set([start]);
  for (const state of seen) for (const { from, to } of table) if (from === state) seen.add(to);
  return [...seen].toSorted();
}

const everyStep = <Status>(states: readonly Status[]): Step<Status>[] =>
  states.flatMap((from) => states.flatMap((to) => actors.map((who) => ({ from, to, who }))));

const written = (table: AnyTable): string[] =>
  table.flatMap(({ from, to, who }) => who.map((actor) => `${from}>${to} ${actor}`)).toSorted();

const { PENDING, PAID, CANCELLED, SHIPPED } = OrderStatus;

describe.each([
  ['order', orderTransitions as AnyTable, OrderStatus.PENDING, valuesOf(OrderStatus)],
  ['payment', paymentTransitions as AnyTable, PaymentStatus.PENDING, valuesOf(PaymentStatus)],
  ['booking', bookingTransitions as AnyTable, BookingStatus.PENDING, valuesOf(BookingStatus)],
  ['membership', membershipTransitions as AnyTable, MembershipStatus.PENDING, valuesOf(MembershipStatus)],
  ['return', returnTransitions as AnyTable, ReturnStatus.REQUESTED, valuesOf(ReturnStatus)],
  ['partner', partnerTransitions as AnyTable, initialPartnerState, valuesOf(PartnerState)],
] as const)('the states of an %s', (_, table, start, states) => {
  test('are all reachable', () => {
    expect(reachable(table, start)).toEqual([...states].toSorted());
  });

  test('have each step in the table once, and none to itself', () => {
    expect(new Set(written(table)).size).toBe(written(table).length);
    expect(table.filter(({ from, to }) => from === to)).toEqual([]);
  });
});

describe('an order', () => {
  test('knows exactly the steps of the design', () => {
    expect(written(orderTransitions as AnyTable)).toEqual(
      [
        ...['payment', 'system'].map((who) => `${PENDING}>${PAID} ${who}`),
        ...['customer', 'admin', 'expiry'].map((who) => `${PENDING}>${CANCELLED} ${who}`),
        `${PAID}>${SHIPPED} admin`,
        ...['customer', 'admin'].map((who) => `${PAID}>${CANCELLED} ${who}`),
        `${CANCELLED}>${PAID} payment`,
      ].toSorted(),
    );
  });

  test.each(everyStep(valuesOf(OrderStatus)))('$from to $to by $who is allowed by the table or refused', (step) => {
    const allowed = orderTransitions.some(
      (row) => row.from === step.from && row.to === step.to && row.who.includes(step.who) && row.guard === undefined,
    );
    const error = orderTransitionError(step);
    if (allowed) expect(error).toBeNull();
    else if (step.to === CANCELLED && step.from === CANCELLED) expect(error).toBe('ORD_011');
    else if (step.to === CANCELLED && step.from === SHIPPED) expect(error).toBe('ORD_012');
    else expect(error).toBe('ORD_008');
  });

  test('is brought back by a late payment only when it expired, and then reserves again', () => {
    const late: Step<OrderStatus> = { from: CANCELLED, to: PAID, who: 'payment' };
    expect(orderTransition(late, { cancelReason: CancelReason.EXPIRED })?.effects).toContain('reserveAgain');
    expect(orderTransitionError(late, { cancelReason: CancelReason.CUSTOMER })).toBe('ORD_008');
    expect(orderTransitionError(late, { cancelReason: CancelReason.ADMIN })).toBe('ORD_008');
  });

  test('gives stock and coupon back whenever it is cancelled, and money only when it was paid', () => {
    for (const { from, to, effects } of orderTransitions.filter((row) => row.to === CANCELLED)) {
      expect(to).toBe(CANCELLED);
      expect(effects).toEqual(expect.arrayContaining(['stockBack', 'couponUseBack']));
      expect(effects.includes('refund')).toBe(from === PAID);
    }
  });

  test('offers each person the steps that are theirs', () => {
    expect(nextStates(orderTransitions, PAID, 'customer')).toEqual([CANCELLED]);
    expect(nextStates(orderTransitions, PAID, 'admin')).toEqual([SHIPPED, CANCELLED]);
    expect(nextStates(orderTransitions, SHIPPED, 'admin')).toEqual([]);
  });
});

describe('a payment', () => {
  test.each(everyStep(valuesOf(PaymentStatus)))('$from to $to by $who is allowed by the table or refused', (step) => {
    const allowed = paymentTransitions.some(
      (row) => row.from === step.from && row.to === step.to && row.who.includes(step.who) && row.guard === undefined,
    );
    expect(paymentTransition(step) !== null).toBe(allowed);
  });

  test.each([PaymentStatus.FAILED, PaymentStatus.CANCELLED])(
    'in state %i becomes paid by the provider alone',
    (from) => {
      const by = (who: Actor) => paymentTransition({ from, to: PaymentStatus.PAID, who });
      expect(actors.filter((who) => by(who) !== null)).toEqual(['payment']);
    },
  );

  test('is refunded only when all of it is', () => {
    const step: Step<PaymentStatus> = { from: PaymentStatus.PAID, to: PaymentStatus.REFUNDED, who: 'system' };
    expect(paymentTransition(step, { amount: 1_000, refunded: 999 })).toBeNull();
    expect(paymentTransition(step, { amount: 1_000, refunded: 1_000 })).not.toBeNull();
  });
});

describe('a return', () => {
  test('is over once it is received or refused', () => {
    for (const from of [ReturnStatus.RECEIVED, ReturnStatus.REFUSED]) {
      expect(valuesOf(ReturnStatus).filter((to) => returnTransition(from, to) !== null)).toEqual([]);
    }
  });

  test('refunds only goods that arrived', () => {
    for (const { to, effects } of returnTransitions) {
      expect(effects.includes('refund')).toBe(to === ReturnStatus.RECEIVED);
    }
  });
});

describe('a partner', () => {
  test('is mailed when an application is approved, and at no other step', () => {
    const mailed = partnerTransitions.filter(({ effects }) => effects.includes('approvalMail'));
    expect(mailed.map(({ from, to }) => [from, to])).toEqual([[PartnerState.PENDING, PartnerState.ACTIVE]]);
  });

  test('never becomes an application again', () => {
    for (const from of valuesOf(PartnerState)) expect(partnerTransition(from, PartnerState.PENDING)).toBeNull();
  });
});

describe('a booking', () => {
  test.each(everyStep(valuesOf(BookingStatus)))('$from to $to by $who is allowed by the table or refused', (step) => {
    const allowed = bookingTransitions.some(
      (row) => row.from === step.from && row.to === step.to && row.who.includes(step.who) && row.guard === undefined,
    );
    const twice = step.from === BookingStatus.CANCELLED && step.to === BookingStatus.CANCELLED;
    expect(bookingTransitionError(step)).toBe(allowed ? null : twice ? 'BOOK_009' : 'BOOK_004');
  });

  test('that expired is brought back by a late payment', () => {
    const late: Step<BookingStatus> = { from: BookingStatus.CANCELLED, to: BookingStatus.CONFIRMED, who: 'payment' };
    expect(bookingTransitionError(late, { cancelReason: CancelReason.EXPIRED })).toBeNull();
    expect(bookingTransition(late, { cancelReason: CancelReason.EXPIRED })?.effects).toContain('reserveAgain');
    expect(bookingTransition(late)).toBeNull();
  });

  test('is changed in time up to exactly 48 hours before it starts', () => {
    const startsAt = new Date('2026-07-03T18:00:00Z');
    expect(isInTime(startsAt, new Date('2026-07-01T18:00:00Z'))).toBe(true);
    expect(isInTime(startsAt, new Date('2026-07-01T18:00:00.001Z'))).toBe(false);
  });

  test('is moved by its booker in time, and by an administrator until it starts', () => {
    const startsAt = new Date('2026-07-03T18:00:00Z');
    const [inTime, late, started] = [new Date('2026-07-01T18:00:00Z'), new Date('2026-07-03T17:59:59Z'), startsAt];
    const refusals = (options?: { mayBeLate: boolean }) =>
      [inTime, late, started].map((now) => moveRefusal(BookingStatus.CONFIRMED, startsAt, now, options));
    expect(refusals()).toEqual([null, 'BOOK_008', 'BOOK_008']);
    expect(refusals({ mayBeLate: true })).toEqual([null, null, 'BOOK_008']);
    expect(moveRefusal(BookingStatus.PENDING, startsAt, inTime, { mayBeLate: true })).toBe('BOOK_004');
  });

  test('cancelled too late is forfeited, unless an admin grants it or the slot itself is called off', () => {
    const late = { startsAt: new Date('2026-07-03T18:00:00Z'), now: new Date('2026-07-03T12:00:00Z') };
    expect(isRefundDue({ ...late, by: 'booker', granted: false })).toBe(false);
    expect(isRefundDue({ ...late, by: 'booker', granted: true })).toBe(true);
    expect(isRefundDue({ ...late, by: 'organisation', granted: false })).toBe(true);
    expect(isRefundDue({ ...late, by: 'declinedMove', granted: false })).toBe(true);
  });
});
