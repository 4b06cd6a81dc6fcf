import type { Tx } from '../../platform/database/index.js';
import {
  type CouponRow,
  countUse,
  holdFirstOrderOf,
  recordRedemption,
  releasedRedemption,
  reviveRedemption,
} from './coupons.queries.js';

/**
 * Records the person's use once the order exists, after `countUse`. Returns false if the coupon is not for this person
 * or they have no uses left. The caller must then roll back. Call it last, so that only a person who has placed an
 * otherwise valid order learns the answer.
 */
export async function redeemCoupon(
  tx: Tx,
  { id: couponId, firstOrderOnly }: CouponRow,
  use: { email: string; orderId: string; at: Date },
): Promise<boolean> {
  if (firstOrderOnly) await holdFirstOrderOf(tx, use.email);
  return recordRedemption(tx, { couponId, ...use });
}

/** Redeems the coupon again for a cancelled order that is fulfilled after all. Returns false if no use is left. */
export async function redeemCouponAgain(tx: Tx, orderId: string): Promise<boolean> {
  const released = await releasedRedemption(tx, orderId);
  if (released === null) return true;
  if (!(await countUse(tx, released.couponId))) return false;
  if (released.firstOrderOnly) await holdFirstOrderOf(tx, released.email);
  return reviveRedemption(tx, { ...released, orderId });
}
