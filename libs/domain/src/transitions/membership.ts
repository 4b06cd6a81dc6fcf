import { CancelReason, MembershipStatus } from '@dronesoccer/contracts';
import type { Step, Transition } from './machine.ts';
import { findTransition } from './machine.ts';

type MembershipEffect = 'becomeMember' | 'closePayments' | 'leaveMembers';

type MembershipGuard = 'cancelledByExpiry';

type MembershipTransition = Transition<MembershipStatus, MembershipEffect, MembershipGuard>;

export const membershipTransitions: readonly MembershipTransition[] = [
  {
    from: MembershipStatus.PENDING,
    to: MembershipStatus.ACTIVE,
    who: ['payment'],
    effects: ['becomeMember'],
  },
  {
    from: MembershipStatus.PENDING,
    to: MembershipStatus.CANCELLED,
    who: ['customer', 'expiry', 'system'],
    effects: ['closePayments'],
  },
  {
    // A payment arrived after the hold expired. Places are not limited, so it can still be used.
    from: MembershipStatus.CANCELLED,
    to: MembershipStatus.ACTIVE,
    who: ['payment'],
    guard: 'cancelledByExpiry',
    effects: ['becomeMember'],
  },
  {
    // The job ends a membership when its grace is over.
    from: MembershipStatus.ACTIVE,
    to: MembershipStatus.EXPIRED,
    who: ['system'],
    effects: ['leaveMembers'],
  },
  {
    // The system ends a membership whose whole payment was refunded.
    from: MembershipStatus.ACTIVE,
    to: MembershipStatus.ENDED,
    who: ['admin', 'customer', 'system'],
    effects: ['leaveMembers'],
  },
];

/** The facts that guards check. */
interface MembershipFacts {
  readonly cancelReason: CancelReason | null;
}

const guards: Readonly<Record<MembershipGuard, (facts: MembershipFacts) => boolean>> = {
  cancelledByExpiry: ({ cancelReason }) => cancelReason === CancelReason.EXPIRED,
};

/** Returns the transition that allows a step, with its effects, or null if the step is not allowed. */
export const membershipTransition = (
  step: Step<MembershipStatus>,
  facts: MembershipFacts = { cancelReason: null },
): MembershipTransition | null => findTransition(membershipTransitions, step, (guard) => guards[guard](facts));
