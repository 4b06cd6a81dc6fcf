import { PartnerState } from '@dronesoccer/contracts';
import type { Transition } from './machine.ts';
import { findTransition } from './machine.ts';

type PartnerEffect = 'approvalMail';

type PartnerTransition = Transition<PartnerState, PartnerEffect>;

export const initialPartnerState: PartnerState = PartnerState.PENDING;

/**
 * Only an approval sends an automatic email: staff decline applications personally, and an inactive partner was
 * approved before.
 */
export const partnerTransitions: readonly PartnerTransition[] = [
  { from: PartnerState.PENDING, to: PartnerState.ACTIVE, who: ['admin'], effects: ['approvalMail'] },
  { from: PartnerState.PENDING, to: PartnerState.INACTIVE, who: ['admin'], effects: [] },
  { from: PartnerState.ACTIVE, to: PartnerState.INACTIVE, who: ['admin'], effects: [] },
  { from: PartnerState.INACTIVE, to: PartnerState.ACTIVE, who: ['admin'], effects: [] },
];

/** Returns the transition between two states, which only an administrator can make, or null if it is not allowed. */
export const partnerTransition = (from: PartnerState, to: PartnerState): PartnerTransition | null =>
  findTransition(partnerTransitions, { from, to, who: 'admin' }, () => true);
