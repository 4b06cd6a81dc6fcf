import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { DriftNotice, NewSlotLink, SlotScreen } from '@/features/dashboard/slots';
import { WorkPage } from '../parts/work-page';

export default function ClassSlotsPage() {
  const { t } = useTranslation('slots-admin');
  return (
    <WorkPage title={t('title')} text={t('text')} action={<NewSlotLink />}>
      <SlotScreen>
        <Outlet />
      </SlotScreen>
      <DriftNotice />
    </WorkPage>
  );
}
