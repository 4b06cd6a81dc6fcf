import { useTranslation } from 'react-i18next';
import { SlotTabs } from '@/features/common/admin/slot-tabs';
import { DayScreen } from '@/features/play/day/admin';
import { WorkPage } from '../parts/work-page';

export default function DayPage() {
  const { t } = useTranslation('day.admin');
  return (
    <WorkPage title={t('title')} text={t('text')}>
      <SlotTabs chosen="today" />
      <DayScreen />
    </WorkPage>
  );
}
