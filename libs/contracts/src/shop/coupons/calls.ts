import { call, type CallArea } from '../../common/call.ts';
import type { ErrorCode } from '../../errors.ts';
import type { CouponWire } from './wire.ts';

export const couponArea: CallArea = {
  part: 'core',
  validation: 'COMMON_010',
  invalidData: 'COMMON_010',
  database: 'COUPON_FETCH_FAILED',
  unexpected: 'COUPON_UNKNOWN_ERROR',
};

export const couponRefusalCodes: readonly ErrorCode[] = [
  'COUPON_NOT_FOUND',
  'COUPON_NOT_STARTED',
  'COUPON_EXPIRED',
  'COUPON_USED_UP',
  'COUPON_MINIMUM_NOT_MET',
  'COUPON_NOT_APPLICABLE',
  'COUPON_NOT_YOURS',
  'COUPON_FIRST_ORDER_ONLY',
];

export const couponCalls = {
  'coupons.validate': call<{ reply: CouponWire }>()({
    area: couponArea,
    method: 'POST',
    path: '/coupons/validate',
    summary:
      'Whether a coupon applies to these items, and its discount. What it says of a guest’s e-mail is decided when the order is placed',
    access: 'optional',
    limit: 'coupon',
    errors: couponRefusalCodes,
  }),
  'coupons.firstOrder': call<{ reply: null }>()({
    area: couponArea,
    method: 'POST',
    path: '/coupons/first-order',
    summary: 'Mail this e-mail its own first-order coupon; asked again, the same one is mailed again',
    access: 'public',
    limit: 'firstOrderOffer',
    errors: [],
  }),
};
