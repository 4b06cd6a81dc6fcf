import { type BookingWire, PaymentSubjectKind } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { useEffect } from 'react';
import { Navigate } from 'react-router-dom';
import { PayPanel } from '@/features/money/payments';
import { bookingQuery, bookingState, forgetPlaced, isLastPlaced, PayStep, usePayWords } from '@/features/play/bookings';
import { useLocale } from '@/lib/i18n/use-locale';
import { localPath, paths } from '@/lib/paths';
import { queryKeys } from '@/lib/query/keys';
import { BookingPlaceholder } from './parts/booking-placeholder';
import { NoBooking } from './parts/no-booking';
import { useBookingKey, useOpenNextStep } from './parts/booking-steps';

/** The poll interval after a hold has ended, until the server updates the booking. */
const overCheckMs = 3_000;

/** A booking that is held until it is paid. */
export default function BookingPayPage() {
  const key = useBookingKey();
  const goOn = useOpenNextStep();
  const locale = useLocale();
  const { data, error, isFetching, refetch } = useQuery({
    ...bookingQuery(key),
    // Another language keeps the guardian that was typed.
    placeholderData: (before) => (before?.id === key.id ? before : undefined),
    staleTime: 0,
    refetchInterval: ({ state }) => checkInterval(state.data),
  });
  const state = data && bookingState(data);
  useEffect(() => {
    if ((state === 'expired' || state === 'cancelled') && isLastPlaced(key.id)) forgetPlaced();
  }, [state, key.id]);
  if (data && state === 'confirmed')
    return <Navigate to={localPath(paths.bookingDone(key.id, key.token), locale)} replace />;
  if (data && state === 'cancelled')
    return <Navigate to={localPath(paths.booking(key.id, key.token), locale)} replace />;
  if (data)
    return (
      <PayStep
        booking={data}
        token={key.token}
        payment={<Payment booking={data} token={key.token} />}
        onPlaced={goOn}
      />
    );
  if (error) return <NoBooking id={key.id} error={error} onRetry={() => void refetch()} isRetrying={isFetching} />;
  return <BookingPlaceholder />;
}

/**
 * Returns the delay until the next check, which is due when the hold ends, or false if there is nothing to wait for.
 */
function checkInterval(booking: BookingWire | undefined): number | false {
  if (booking === undefined || booking.expiresAt === null) return false;
  const isOpen = bookingState(booking) !== 'expired' && bookingState(booking) !== 'cancelled';
  if (!isOpen) return false;
  return Math.max(overCheckMs, Date.parse(booking.expiresAt) - Date.now());
}

function Payment({ booking, token }: { booking: BookingWire; token: string | null }) {
  const words = usePayWords(booking);
  return (
    <PayPanel
      subject={{ kind: PaymentSubjectKind.BOOKING, id: booking.id }}
      token={token}
      words={words}
      shown={queryKeys.area('bookings')}
    />
  );
}
