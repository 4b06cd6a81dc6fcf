import { useTranslation } from 'react-i18next';
import { DayScreen } from '@/features/dashboard/day';
import { WorkPage } from '../parts/work-page';

export default function DayPage() {
  const { t } = useTranslation('day');
  return (
    <WorkPage title={t('title')} text={t('text')}>
      <DayScreen />
    </WorkPage>
  );
}
