// Owns: coupons, coupon_assignments, coupon_redemptions, first_order_offers. Reads: orders (orders), users (users).
export { CouponsModule } from './coupons.module.js';
export { type CouponRow, countUse, releaseRedemption } from './coupons.queries.js';
export { judgeCoupon } from './judge-coupon.js';
export { redeemCoupon, redeemCouponAgain } from './redeem-coupon.js';
