import { ReturnReason } from '@dronesoccer/contracts';

/** The message key of each reason. */
export const reasonNames = {
  [ReturnReason.DAMAGED]: 'damaged',
  [ReturnReason.WRONG_ITEM]: 'wrongItem',
  [ReturnReason.NOT_AS_DESCRIBED]: 'notAsDescribed',
  [ReturnReason.NO_LONGER_NEEDED]: 'noLongerNeeded',
  [ReturnReason.OTHER]: 'other',
} as const satisfies Record<ReturnReason, string>;
