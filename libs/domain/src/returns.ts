import { ReturnReason } from '@dronesoccer/contracts';

const shopsFault: ReadonlySet<ReturnReason> = new Set([
  ReturnReason.DAMAGED,
  ReturnReason.WRONG_ITEM,
  ReturnReason.NOT_AS_DESCRIBED,
]);

/** Whether pieces come back for a reason that is the shop's: then it pays the postage, and the buyer's shipping too. */
export const isShopsFault = (reason: ReturnReason): boolean => shopsFault.has(reason);
