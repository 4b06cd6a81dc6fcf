import { NewCouponDrawer } from '@/features/dashboard/coupons';

export default function NewCouponPage() {
  return <NewCouponDrawer />;
}
