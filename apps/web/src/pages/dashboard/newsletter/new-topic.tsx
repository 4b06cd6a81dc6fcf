import { TopicDrawer } from '@/features/dashboard/newsletter';

export default function NewTopicPage() {
  return <TopicDrawer id={null} />;
}
