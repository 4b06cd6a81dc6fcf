import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { SlotTabs } from '@/features/common/admin/slot-tabs';
import { DriftNotice, NewSlotLink, SlotScreen } from '@/features/play/slots/admin';
import { WorkPage } from '../parts/work-page';

export default function ClassSlotsPage() {
  const { t } = useTranslation('slots.admin');
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
