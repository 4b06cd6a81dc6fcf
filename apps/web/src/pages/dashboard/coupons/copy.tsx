import { useParams } from 'react-router-dom';
import { CopyCouponDrawer } from '@/features/dashboard/coupons';

export default function CopyCouponPage() {
  const { id = '' } = useParams();
  return <CopyCouponDrawer id={id} />;
}
