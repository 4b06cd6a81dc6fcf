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
 * Writes the person's use once the order stands, after `countUse` has taken one of the coupon's; false when the coupon is not
 * for them or they have had their uses, and all of it must be undone. Ask it last: who learns the answer has to have placed an
 * order that nothing else was wrong with.
 */
export async function redeemCoupon(
  tx: Tx,
  { id: couponId, firstOrderOnly }: CouponRow,
  use: { email: string; orderId: string; at: Date },
): Promise<boolean> {
  if (firstOrderOnly) await holdFirstOrderOf(tx, use.email);
  return recordRedemption(tx, { couponId, ...use });
}

/** A cancelled order that is served after all takes its use again; false when there is none left. */
export async function redeemCouponAgain(tx: Tx, orderId: string): Promise<boolean> {
  const released = await releasedRedemption(tx, orderId);
  if (released === null) return true;
  if (!(await countUse(tx, released.couponId))) return false;
  if (released.firstOrderOnly) await holdFirstOrderOf(tx, released.email);
  return reviveRedemption(tx, { ...released, orderId });
}
