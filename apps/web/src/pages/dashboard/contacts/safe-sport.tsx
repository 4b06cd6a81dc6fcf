import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { ReportList } from '@/features/inbox/contacts/admin';
import { WorkPage } from '../parts/work-page';

export default function SafeSportPage() {
  const { t } = useTranslation('contacts.admin');
  return (
    <WorkPage title={t('safeSport.title')} text={t('safeSport.text')}>
      <ReportList />
      <Outlet />
    </WorkPage>
  );
}
