import { Injectable } from '@nestjs/common';
import type { CouponRefusal } from '@dronesoccer/contracts';
import { type CouponLine, couponRefusal } from '@dronesoccer/domain';
import type { Executor, Tx } from '../../platform/database/index.js';
import {
  couponByCode,
  type CouponRow,
  countUse,
  holdFirstOrderOf,
  recordRedemption,
  releasedRedemption,
  releaseRedemption,
  reviveRedemption,
} from './coupons.queries.js';

export interface CouponQuestion {
  code: string;
  /** Null for a guest, of whom nothing is known until the order is placed. */
  userId: string | null;
  lines: readonly CouponLine[];
  now: Date;
}

export type CouponAnswer = { coupon: CouponRow; refusal: null } | { coupon: null; refusal: CouponRefusal };

@Injectable()
export class CouponsService {
  /** Whether a coupon counts for these lines and this account, as far as can be told without taking a use. */
  async ask(executor: Executor, { code, userId, lines, now }: CouponQuestion): Promise<CouponAnswer> {
    const coupon = await couponByCode(executor, code, userId);
    if (coupon === null) return { coupon: null, refusal: 'COUPON_NOT_FOUND' };
    const refusal = couponRefusal(coupon, { holder: coupon.holder, now, lines });
    return refusal === null ? { coupon, refusal } : { coupon: null, refusal };
  }

  /** Takes one of the coupon's uses before the order is written; false when the last one has just gone. */
  takeUse(tx: Tx, couponId: string): Promise<boolean> {
    return countUse(tx, couponId);
  }

  /**
   * Writes the person's use once the order stands; false when the coupon is not for them or they have had their uses, and all
   * of it must be undone. Ask it last: who learns the answer has to have placed an order that nothing else was wrong with.
   */
  async redeem(
    tx: Tx,
    { id: couponId, firstOrderOnly }: CouponRow,
    use: { email: string; orderId: string; at: Date },
  ): Promise<boolean> {
    if (firstOrderOnly) await holdFirstOrderOf(tx, use.email);
    return recordRedemption(tx, { couponId, ...use });
  }

  /** An order that is cancelled gives its use back. */
  release(tx: Tx, orderId: string, at: Date): Promise<void> {
    return releaseRedemption(tx, orderId, at);
  }

  /** A cancelled order that is served after all takes its use again; false when there is none left. */
  async redeemAgain(tx: Tx, orderId: string): Promise<boolean> {
    const released = await releasedRedemption(tx, orderId);
    if (released === null) return true;
    if (!(await countUse(tx, released.couponId))) return false;
    if (released.firstOrderOnly) await holdFirstOrderOf(tx, released.email);
    return reviveRedemption(tx, { ...released, orderId });
  }
}
