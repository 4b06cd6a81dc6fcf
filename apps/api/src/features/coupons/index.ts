export { CouponsModule } from './coupons.module.js';
export type { CouponRow } from './coupons.queries.js';
export { CouponsService } from './coupons.service.js';
