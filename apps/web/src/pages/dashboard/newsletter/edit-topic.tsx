import { useParams } from 'react-router-dom';
import { TopicDrawer } from '@/features/dashboard/newsletter';

export default function TopicPage() {
  const { id = '' } = useParams();
  return <TopicDrawer key={id} id={id} />;
}
