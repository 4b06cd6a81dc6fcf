import { ReturnStatus } from '@dronesoccer/contracts';
import type { Transition } from './machine.ts';
import { findTransition } from './machine.ts';

type ReturnEffect = 'approvalMail' | 'refusalMail' | 'receivedMail' | 'restock' | 'refund';

type ReturnTransition = Transition<ReturnStatus, ReturnEffect>;

/** Goods may arrive before the return is approved, and a return may still be refused after approval. */
export const returnTransitions: readonly ReturnTransition[] = [
  { from: ReturnStatus.REQUESTED, to: ReturnStatus.APPROVED, who: ['admin'], effects: ['approvalMail'] },
  { from: ReturnStatus.REQUESTED, to: ReturnStatus.REFUSED, who: ['admin'], effects: ['refusalMail'] },
  {
    from: ReturnStatus.REQUESTED,
    to: ReturnStatus.RECEIVED,
    who: ['admin'],
    effects: ['restock', 'refund', 'receivedMail'],
  },
  { from: ReturnStatus.APPROVED, to: ReturnStatus.REFUSED, who: ['admin'], effects: ['refusalMail'] },
  {
    from: ReturnStatus.APPROVED,
    to: ReturnStatus.RECEIVED,
    who: ['admin'],
    effects: ['restock', 'refund', 'receivedMail'],
  },
];

/** Returns the transition between two states, which only an administrator can make, or null if it is not allowed. */
export const returnTransition = (from: ReturnStatus, to: ReturnStatus): ReturnTransition | null =>
  findTransition(returnTransitions, { from, to, who: 'admin' }, () => true);
