import { useParams } from 'react-router-dom';
import { PartnerDrawer } from '@/features/dashboard/partners';

export default function PartnerPage() {
  const { id = '' } = useParams();
  return <PartnerDrawer id={id} />;
}
