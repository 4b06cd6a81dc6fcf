import { useTranslation } from 'react-i18next';
import { DriftList } from '@/features/play/slots/admin';
import { WorkPage } from '../parts/work-page';

export default function SlotDriftPage() {
  const { t } = useTranslation('slots.admin');
  return (
    <WorkPage title={t('drift.title')} text={t('drift.text')}>
      <DriftList />
    </WorkPage>
  );
}
