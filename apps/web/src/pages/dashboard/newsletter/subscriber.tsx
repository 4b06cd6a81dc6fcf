import { useParams } from 'react-router-dom';
import { SubscriberDrawer } from '@/features/dashboard/newsletter';

export default function SubscriberPage() {
  const { id = '' } = useParams();
  return <SubscriberDrawer key={id} id={id} />;
}
