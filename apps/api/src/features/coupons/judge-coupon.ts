import type { CouponRefusal } from '@dronesoccer/contracts';
import { type CouponLine, couponRefusal } from '@dronesoccer/domain';
import type { Executor } from '../../platform/database/index.js';
import { couponByCode, type CouponRow } from './coupons.queries.js';

export interface CouponQuestion {
  code: string;
  /** Null while a guest has not given one. */
  email: string | null;
  lines: readonly CouponLine[];
  now: Date;
}

export type CouponAnswer = { coupon: CouponRow; refusal: null } | { coupon: null; refusal: CouponRefusal };

/** Whether a coupon counts for these lines and this person, as far as can be told without taking a use. */
export async function judgeCoupon(
  executor: Executor,
  { code, email, lines, now }: CouponQuestion,
): Promise<CouponAnswer> {
  const coupon = await couponByCode(executor, code, email);
  if (coupon === null) return { coupon: null, refusal: 'COUPON_NOT_FOUND' };
  const refusal = couponRefusal(coupon, { ...coupon, now, lines });
  return refusal === null ? { coupon, refusal } : { coupon: null, refusal };
}
