import { useQuery } from '@tanstack/react-query';
import { useTranslation } from 'react-i18next';
import { BookingDetail, BookingSkeleton, followedBookingQuery } from '@/features/play/bookings';
import { PageHead } from '@/lib/page-head';
import { paths } from '@/lib/paths';
import { useSession } from '@/lib/session/use-session';
import { Breadcrumbs } from '@/ui/navigation/breadcrumbs';
import { NoBooking } from './parts/no-booking';
import { useBookingKey } from './parts/booking-steps';

/** A booking, for its owner or for a guest with the emailed link (`?token=`). */
export default function BookingPage() {
  const { t } = useTranslation('bookings');
  const key = useBookingKey();
  const { isSignedIn } = useSession();
  const { data, error, isFetching, refetch } = useQuery(followedBookingQuery(key));
  if (!data && error)
    return <NoBooking id={key.id} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return (
    <div className="page-width flex flex-col gap-8 pt-6 pb-20">
      <PageHead title={data ? t('pageTitle', { number: data.number }) : t('page')} isPrivate />
      {isSignedIn && (
        <Breadcrumbs trail={[{ label: t('mine.title'), to: paths.myBookings }, { label: data?.number ?? t('page') }]} />
      )}
      {data ? <BookingDetail booking={data} token={key.token} /> : <BookingSkeleton />}
    </div>
  );
}
