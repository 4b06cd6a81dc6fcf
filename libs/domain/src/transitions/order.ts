import type { ErrorCode } from '@dronesoccer/contracts';
import { CancelReason, OrderStatus } from '@dronesoccer/contracts';
import type { Step, Transition } from './machine.ts';
import { findTransition } from './machine.ts';

export type OrderEffect =
  | 'confirmationMail'
  | 'invoice'
  | 'stockBack'
  | 'couponUseBack'
  | 'cancelPayment'
  | 'cancellationMail'
  | 'shippedMail'
  | 'startReturnWindow'
  | 'refund'
  | 'reserveAgain';

type OrderGuard = 'cancelledByExpiry';

type OrderTransition = Transition<OrderStatus, OrderEffect, OrderGuard>;

export const orderTransitions: readonly OrderTransition[] = [
  {
    // The order was paid, or is free through its coupon: then there is no payment to wait for.
    from: OrderStatus.PENDING,
    to: OrderStatus.PAID,
    who: ['payment', 'system'],
    effects: ['confirmationMail', 'invoice'],
  },
  {
    from: OrderStatus.PENDING,
    to: OrderStatus.CANCELLED,
    who: ['customer', 'admin', 'expiry'],
    effects: ['stockBack', 'couponUseBack', 'cancelPayment', 'cancellationMail'],
  },
  {
    // For a pickup, shipped means handed over.
    from: OrderStatus.PAID,
    to: OrderStatus.SHIPPED,
    who: ['admin'],
    effects: ['shippedMail', 'startReturnWindow'],
  },
  {
    from: OrderStatus.PAID,
    to: OrderStatus.CANCELLED,
    who: ['customer', 'admin'],
    effects: ['stockBack', 'couponUseBack', 'refund', 'cancellationMail'],
  },
  {
    // A payment arrived after the hold expired. The order is fulfilled if stock and coupon are still available, else
    // refunded automatically.
    from: OrderStatus.CANCELLED,
    to: OrderStatus.PAID,
    who: ['payment'],
    guard: 'cancelledByExpiry',
    effects: ['reserveAgain', 'confirmationMail', 'invoice'],
  },
];

/** The facts that guards check. */
interface OrderFacts {
  readonly cancelReason: CancelReason | null;
}

const guards: Readonly<Record<OrderGuard, (facts: OrderFacts) => boolean>> = {
  cancelledByExpiry: ({ cancelReason }) => cancelReason === CancelReason.EXPIRED,
};

const nothingKnown: OrderFacts = { cancelReason: null };

/** Returns the transition that allows a step, with its effects, or null if the step is not allowed. */
export const orderTransition = (step: Step<OrderStatus>, facts: OrderFacts = nothingKnown): OrderTransition | null =>
  findTransition(orderTransitions, step, (guard) => guards[guard](facts));

/**
 * Returns null if the step is allowed, else ORD_011 (already cancelled), ORD_012 (already shipped) or ORD_008 (any
 * other).
 */
export function orderTransitionError(step: Step<OrderStatus>, facts: OrderFacts = nothingKnown): ErrorCode | null {
  if (orderTransition(step, facts)) return null;
  if (step.to !== OrderStatus.CANCELLED) return 'ORD_008';
  if (step.from === OrderStatus.CANCELLED) return 'ORD_011';
  return step.from === OrderStatus.SHIPPED ? 'ORD_012' : 'ORD_008';
}
