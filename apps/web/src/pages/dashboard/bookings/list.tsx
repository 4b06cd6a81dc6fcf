import { useTranslation } from 'react-i18next';
import { Outlet } from 'react-router-dom';
import { DayLink } from '@/features/common/admin/day-link';
import { BookingList } from '@/features/play/bookings/admin';
import { WorkPage } from '../parts/work-page';

export default function BookingsPage() {
  const { t } = useTranslation('bookings.admin');
  return (
    <WorkPage title={t('title')} text={t('text')} action={<DayLink />}>
      <BookingList />
      <Outlet />
    </WorkPage>
  );
}
