// Owns coupons, coupon_assignments, coupon_redemptions and first_order_offers. Reads orders (whether a person has ordered
// before, what a redemption was worth), users (their languages) and, through their features, the basket and the settings.
export { CouponsModule } from './coupons.module.js';
export type { CouponRow } from './coupons.queries.js';
export { CouponsService } from './coupons.service.js';
