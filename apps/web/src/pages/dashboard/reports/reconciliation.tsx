import { useTranslation } from 'react-i18next';
import { Proof } from '@/features/dashboard/reports';
import { WorkPage } from '../parts/work-page';

export default function ProofPage() {
  const { t } = useTranslation('reports');
  return (
    <WorkPage title={t('proof.title')} text={t('proof.lead')}>
      <Proof />
    </WorkPage>
  );
}
