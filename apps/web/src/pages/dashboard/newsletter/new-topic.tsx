import { TopicDrawer } from '@/features/newsletter/subscribers/admin';

export default function NewTopicPage() {
  return <TopicDrawer id={null} />;
}
