import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { PartnerTable } from '@/features/inbox/partners/admin';
import { WorkPage } from '../parts/work-page';

export default function PartnersPage() {
  const { t } = useTranslation('partners.admin');
  return (
    <WorkPage title={t('title')} text={t('text')}>
      <PartnerTable />
      <Outlet />
    </WorkPage>
  );
}
