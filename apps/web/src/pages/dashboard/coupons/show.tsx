import { useParams } from 'react-router-dom';
import { ShowCouponDrawer } from '@/features/dashboard/coupons';

export default function CouponPage() {
  const { id = '' } = useParams();
  return <ShowCouponDrawer id={id} />;
}
