import { useParams } from 'react-router-dom';
import { ShowCouponDrawer } from '@/features/shop/coupons/admin';

export default function CouponPage() {
  const { id = '' } = useParams();
  return <ShowCouponDrawer id={id} />;
}
