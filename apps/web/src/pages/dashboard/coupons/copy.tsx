import { useParams } from 'react-router-dom';
import { CopyCouponDrawer } from '@/features/shop/coupons/admin';

export default function CopyCouponPage() {
  const { id = '' } = useParams();
  return <CopyCouponDrawer id={id} />;
}
