// Owns: coupons, coupon_assignments, coupon_redemptions, first_order_offers. Reads: orders (orders), users (users).
export { CouponsModule } from './coupons.module.js';
export type { CouponRow } from './coupons.queries.js';
export { CouponsService } from './coupons.service.js';
