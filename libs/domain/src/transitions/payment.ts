import type { ErrorCode } from '@dronesoccer/contracts';
import { PaymentStatus } from '@dronesoccer/contracts';
import type { Step, Transition } from './machine.ts';
import { findTransition } from './machine.ts';

export type PaymentEffect = 'settle' | 'failureMail' | 'closeProviderSession';

export type PaymentGuard = 'fullyRefunded';

export type PaymentTransition = Transition<PaymentStatus, PaymentEffect, PaymentGuard>;

export const initialPaymentStatus: PaymentStatus = PaymentStatus.PENDING;

/**
 * `settle`: the order or booking that is paid becomes so, or, when its goods or seats are gone, the money goes back. The
 * provider's word is final: money that arrived on a failed or cancelled session has arrived all the same.
 */
export const paymentTransitions: readonly PaymentTransition[] = [
  { from: PaymentStatus.PENDING, to: PaymentStatus.PAID, who: ['payment'], effects: ['settle'] },
  { from: PaymentStatus.PENDING, to: PaymentStatus.FAILED, who: ['payment'], effects: ['failureMail'] },
  {
    from: PaymentStatus.PENDING,
    to: PaymentStatus.CANCELLED,
    who: ['customer', 'admin', 'expiry', 'system'],
    effects: ['closeProviderSession'],
  },
  // The person gave up on the provider's page: its session is closed there already.
  { from: PaymentStatus.PENDING, to: PaymentStatus.CANCELLED, who: ['payment'], effects: [] },
  // Given up and refused may be told in either order; both end as refused, so that the order does not matter.
  { from: PaymentStatus.CANCELLED, to: PaymentStatus.FAILED, who: ['payment'], effects: [] },
  { from: PaymentStatus.FAILED, to: PaymentStatus.PAID, who: ['payment'], effects: ['settle'] },
  { from: PaymentStatus.CANCELLED, to: PaymentStatus.PAID, who: ['payment'], effects: ['settle'] },
  // A partial refund stays PAID beside its refund rows.
  {
    from: PaymentStatus.PAID,
    to: PaymentStatus.REFUNDED,
    who: ['payment', 'system'],
    guard: 'fullyRefunded',
    effects: [],
  },
];

/** What the guards look at; cents. */
export interface PaymentFacts {
  readonly amount: number;
  readonly refunded: number;
}

const guards: Readonly<Record<PaymentGuard, (facts: PaymentFacts) => boolean>> = {
  fullyRefunded: ({ amount, refunded }) => refunded >= amount,
};

const nothingRefunded: PaymentFacts = { amount: Number.POSITIVE_INFINITY, refunded: 0 };

export const paymentTransition = (
  step: Step<PaymentStatus>,
  facts: PaymentFacts = nothingRefunded,
): PaymentTransition | null => findTransition(paymentTransitions, step, (guard) => guards[guard](facts));

/** Null when the step is allowed, else PAY_006. */
export const paymentTransitionError = (
  step: Step<PaymentStatus>,
  facts: PaymentFacts = nothingRefunded,
): ErrorCode | null => (paymentTransition(step, facts) ? null : 'PAY_006');
