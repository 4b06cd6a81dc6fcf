import { PartnerState } from '@dronesoccer/contracts';
import type { Transition } from './machine.ts';
import { findTransition } from './machine.ts';

export type PartnerEffect = 'approvalMail';

export type PartnerTransition = Transition<PartnerState, PartnerEffect>;

export const initialPartnerState: PartnerState = PartnerState.PENDING;

/** Only an approval is mailed: declining is a person's own letter, and an inactive partner has been approved before. */
export const partnerTransitions: readonly PartnerTransition[] = [
  { from: PartnerState.PENDING, to: PartnerState.ACTIVE, who: ['admin'], effects: ['approvalMail'] },
  { from: PartnerState.PENDING, to: PartnerState.INACTIVE, who: ['admin'], effects: [] },
  { from: PartnerState.ACTIVE, to: PartnerState.INACTIVE, who: ['admin'], effects: [] },
  { from: PartnerState.INACTIVE, to: PartnerState.ACTIVE, who: ['admin'], effects: [] },
];

/** The transition between two states, which only an administrator makes; null when it is not allowed. */
export const partnerTransition = (from: PartnerState, to: PartnerState): PartnerTransition | null =>
  findTransition(partnerTransitions, { from, to, who: 'admin' }, () => true);
