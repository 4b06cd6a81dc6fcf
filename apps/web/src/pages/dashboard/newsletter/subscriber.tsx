import { useParams } from 'react-router-dom';
import { SubscriberDrawer } from '@/features/newsletter/subscribers/admin';

export default function SubscriberPage() {
  const { id = '' } = useParams();
  return <SubscriberDrawer key={id} id={id} />;
}
