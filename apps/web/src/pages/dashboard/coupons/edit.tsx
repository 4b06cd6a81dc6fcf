import { useParams } from 'react-router-dom';
import { EditCouponDrawer } from '@/features/dashboard/coupons';

export default function EditCouponPage() {
  const { id = '' } = useParams();
  return <EditCouponDrawer id={id} />;
}
