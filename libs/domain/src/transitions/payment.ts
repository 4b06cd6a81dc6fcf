import { PaymentStatus } from '@dronesoccer/contracts';
import type { Step, Transition } from './machine.ts';
import { findTransition } from './machine.ts';

type PaymentEffect = 'settle' | 'failureMail' | 'closeProviderSession';

type PaymentGuard = 'fullyRefunded';

type PaymentTransition = Transition<PaymentStatus, PaymentEffect, PaymentGuard>;

/**
 * `settle`: the order or booking becomes paid or, if its goods or seats are gone, is refunded. The provider's event is
 * final: money received for a failed or cancelled session counts as received.
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
  // The person cancelled on the provider's page, which has already closed the session.
  { from: PaymentStatus.PENDING, to: PaymentStatus.CANCELLED, who: ['payment'], effects: [] },
  // The provider may report "cancelled" and "failed" in either order. Both end as failed.
  { from: PaymentStatus.CANCELLED, to: PaymentStatus.FAILED, who: ['payment'], effects: [] },
  { from: PaymentStatus.FAILED, to: PaymentStatus.PAID, who: ['payment'], effects: ['settle'] },
  { from: PaymentStatus.CANCELLED, to: PaymentStatus.PAID, who: ['payment'], effects: ['settle'] },
  // A partially refunded payment stays PAID; its refund rows contain the amounts.
  {
    from: PaymentStatus.PAID,
    to: PaymentStatus.REFUNDED,
    who: ['payment', 'system'],
    guard: 'fullyRefunded',
    effects: [],
  },
  // A bank may return a refund, or a dispute that it had decided for the customer.
  { from: PaymentStatus.REFUNDED, to: PaymentStatus.PAID, who: ['system'], effects: [] },
];

/** The facts that guards check, in cents. */
interface PaymentFacts {
  readonly amount: number;
  readonly refunded: number;
}

const guards: Readonly<Record<PaymentGuard, (facts: PaymentFacts) => boolean>> = {
  fullyRefunded: ({ amount, refunded }) => refunded >= amount,
};

const nothingRefunded: PaymentFacts = { amount: Number.POSITIVE_INFINITY, refunded: 0 };

/** Returns the transition that allows a step, with its effects, or null if the step is not allowed. */
export const paymentTransition = (
  step: Step<PaymentStatus>,
  facts: PaymentFacts = nothingRefunded,
): PaymentTransition | null => findTransition(paymentTransitions, step, (guard) => guards[guard](facts));
