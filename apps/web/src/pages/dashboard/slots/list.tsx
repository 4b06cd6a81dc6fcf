import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { SlotTabs } from '@/features/dashboard/common/slot-tabs';
import { DriftNotice, NewSlotLink, SlotScreen } from '@/features/dashboard/slots';
import { WorkPage } from '../parts/work-page';

export default function ClassSlotsPage() {
  const { t } = useTranslation('slots-admin');
  return (
    <WorkPage title={t('title')} text={t('text')} action={<NewSlotLink />}>
      <SlotTabs chosen="slots" />
      <SlotScreen>
        <Outlet />
      </SlotScreen>
      <DriftNotice />
    </WorkPage>
  );
}
