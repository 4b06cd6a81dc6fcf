import type { BookingWire } from '@dronesoccer/contracts';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { useAwaitedPayment } from '@/features/money/payments';
import { BookingDone, bookingQuery, bookingState, forgetBooking, isLastPlaced } from '@/features/play/bookings';
import { useLocale } from '@/lib/i18n/use-locale';
import { localPath, paths } from '@/lib/paths';
import { queryKeys } from '@/lib/query/keys';
import { useSession } from '@/lib/session/use-session';
import { BookingPlaceholder } from './parts/booking-placeholder';
import { NoBooking } from './parts/no-booking';
import { useBookingKey } from './parts/booking-steps';

/** The page after returning from the provider. Shows the ticket once the payment is confirmed. */
export default function BookingDonePage() {
  const key = useBookingKey();
  const client = useQueryClient();
  const locale = useLocale();
  const { isSignedIn } = useSession();
  const refetchInterval = useAwaitedPayment<BookingWire>((booking) => bookingState(booking) === 'waiting');
  const { data, error, isFetching, refetch } = useQuery({ ...bookingQuery(key), staleTime: 0, refetchInterval });
  const state = data && bookingState(data);
  useEffect(() => {
    if (state !== 'confirmed') return;
    if (isLastPlaced(key.id)) forgetBooking();
    // Cached lists do not contain this booking yet, and seats were taken.
    for (const area of ['me', 'slots'] as const) void client.invalidateQueries({ queryKey: queryKeys.area(area) });
  }, [state, client, key.id]);
  if (data && (state === 'confirmed' || state === 'waiting'))
    return <BookingDone booking={data} token={key.token} isSignedIn={isSignedIn} />;
  if (data && state === 'cancelled')
    return <Navigate to={localPath(paths.booking(key.id, key.token), locale)} replace />;
  // An unpaid or expired booking continues on its payment page.
  if (data) return <Navigate to={localPath(paths.payBooking(key.id, key.token), locale)} replace />;
  if (error) return <NoBooking id={key.id} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <BookingPlaceholder />;
}
