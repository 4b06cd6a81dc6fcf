import { useParams } from 'react-router-dom';
import { TopicDrawer } from '@/features/newsletter/subscribers/admin';

export default function TopicPage() {
  const { id = '' } = useParams();
  return <TopicDrawer key={id} id={id} />;
}
