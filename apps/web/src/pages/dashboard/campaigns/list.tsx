import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { CampaignTable, NewCampaignLink } from '@/features/newsletter/campaigns/admin';
import { NewsletterTabs } from '@/features/newsletter/subscribers/admin';
import { WorkPage } from '../parts/work-page';

export default function NewsletterPage() {
  const { t } = useTranslation('campaigns.admin');
  return (
    <WorkPage title={t('page.title')} text={t('page.text')} action={<NewCampaignLink />}>
      <NewsletterTabs chosen="campaigns" />
      <CampaignTable />
      <Outlet />
    </WorkPage>
  );
}
