import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ImportLink, NewsletterTabs, SubscriberList } from '@/features/newsletter/subscribers/admin';
import { WorkPage } from '../parts/work-page';

export default function SubscribersPage() {
  const { t } = useTranslation('newsletter.admin');
  return (
    <WorkPage title={t('subscribers.title')} text={t('subscribers.text')} action={<ImportLink />}>
      <NewsletterTabs chosen="subscribers" />
      <SubscriberList />
      <Outlet />
    </WorkPage>
  );
}
