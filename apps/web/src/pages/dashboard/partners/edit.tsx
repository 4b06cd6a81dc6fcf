import { useParams } from 'react-router-dom';
import { PartnerDrawer } from '@/features/inbox/partners/admin';

export default function PartnerPage() {
  const { id = '' } = useParams();
  return <PartnerDrawer id={id} />;
}
