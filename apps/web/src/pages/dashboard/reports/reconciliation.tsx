import { useTranslation } from 'react-i18next';
import { Reconciliation } from '@/features/office/reports/admin';
import { WorkPage } from '../parts/work-page';

export default function ReconciliationPage() {
  const { t } = useTranslation('reports.admin');
  return (
    <WorkPage title={t('proof.title')} text={t('proof.lead')}>
      <Reconciliation />
    </WorkPage>
  );
}
