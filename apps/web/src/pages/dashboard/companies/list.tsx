import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { CompanyTable, NewCompanyLink } from '@/features/places/companies/admin';
import { WorkPage } from '../parts/work-page';

export default function CompaniesPage() {
  const { t } = useTranslation('companies.admin');
  return (
    <WorkPage title={t('title')} text={t('text')} action={<NewCompanyLink />}>
      <CompanyTable />
      <Outlet />
    </WorkPage>
  );
}
