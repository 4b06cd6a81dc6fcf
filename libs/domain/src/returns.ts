import { ReturnReason } from '@dronesoccer/contracts';

const shopsFault: ReadonlySet<ReturnReason> = new Set([
  ReturnReason.DAMAGED,
  ReturnReason.WRONG_ITEM,
  ReturnReason.NOT_AS_DESCRIBED,
]);

/**
 * Returns whether the shop is responsible for a return. If so, it pays the return postage and also refunds the
 * shipping.
 */
export const isShopsFault = (reason: ReturnReason): boolean => shopsFault.has(reason);
