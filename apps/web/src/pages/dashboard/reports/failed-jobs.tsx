import { useTranslation } from 'react-i18next';
import { FailedJobs } from '@/features/office/reports/admin';
import { WorkPage } from '../parts/work-page';

export default function FailedJobsPage() {
  const { t } = useTranslation('reports.admin');
  return (
    <WorkPage title={t('attention.title')} text={t('attention.lead')}>
      <FailedJobs />
    </WorkPage>
  );
}
