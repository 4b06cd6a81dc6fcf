export { CopyCouponDrawer, EditCouponDrawer, NewCouponDrawer, ShowCouponDrawer } from './components/coupon-drawers';
export { CouponTable, NewCouponLink } from './components/coupon-table';
