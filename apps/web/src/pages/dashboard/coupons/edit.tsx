import { useParams } from 'react-router-dom';
import { EditCouponDrawer } from '@/features/shop/coupons/admin';

export default function EditCouponPage() {
  const { id = '' } = useParams();
  return <EditCouponDrawer id={id} />;
}
