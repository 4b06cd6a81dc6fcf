import type { CouponRefusal } from '@dronesoccer/contracts';
import { type CouponLine, couponRefusal } from '@dronesoccer/domain';
import type { Executor } from '../../platform/database/index.js';
import { couponByCode, type CouponRow } from './coupons.queries.js';

interface CouponQuestion {
  code: string;
  /** Null for a guest, about whom nothing is known until the order is placed. */
  userId: string | null;
  lines: readonly CouponLine[];
  now: Date;
}

type CouponAnswer = { coupon: CouponRow; refusal: null } | { coupon: null; refusal: CouponRefusal };

/** Decides whether a coupon applies to these lines and this account, as far as possible without taking a use. */
export async function judgeCoupon(
  executor: Executor,
  { code, userId, lines, now }: CouponQuestion,
): Promise<CouponAnswer> {
  const coupon = await couponByCode(executor, code, userId);
  if (coupon === null) return { coupon: null, refusal: 'COUPON_NOT_FOUND' };
  const refusal = couponRefusal(coupon, { holder: coupon.holder, now, lines });
  return refusal === null ? { coupon, refusal } : { coupon: null, refusal };
}
