import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { NewsletterTabs, NewTopicLink, TopicList } from '@/features/newsletter/subscribers/admin';
import { WorkPage } from '../parts/work-page';

export default function TopicsPage() {
  const { t } = useTranslation('newsletter.admin');
  return (
    <WorkPage title={t('topics.title')} text={t('topics.text')} action={<NewTopicLink />}>
      <NewsletterTabs chosen="topics" />
      <TopicList />
      <Outlet />
    </WorkPage>
  );
}
