import { NewCouponDrawer } from '@/features/shop/coupons/admin';

export default function NewCouponPage() {
  return <NewCouponDrawer />;
}
