import { NewCouponDrawer } from '@/features/coupons-admin';

export default function NewCouponPage() {
  return <NewCouponDrawer />;
}
