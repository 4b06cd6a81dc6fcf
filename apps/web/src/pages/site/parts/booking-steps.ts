import { BookingStatus, type BookingWire, PaymentSubjectKind } from '@dronesoccer/contracts';
import { useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { usePay } from '@/features/money/payments';
import { forgetBooking, rememberPlaced, useBookingState } from '@/features/play/bookings';
import { errorMessage } from '@/lib/errors/error-message';
import { useLocale } from '@/lib/i18n/use-locale';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { notify } from '@/lib/notify';
import { localPath, paths } from '@/lib/paths';
import { queryKeys } from '@/lib/query/keys';

/**
 * Returns the booking in the address. A guest's token comes from the address, or from memory if the booking was placed
 * here.
 */
export function useBookingKey(): { id: string; token: string | null } {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const placed = useBookingState((state) => state.placed);
  return { id, token: params.get('token') ?? (placed?.id === id ? placed.token : null) };
}

/** Returns a function that opens the payment of a newly placed booking, or the ticket if the booking is free. */
export function useOpenNextStep(): (booking: BookingWire) => void {
  const navigate = useNavigateLocal();
  return ({ id, status, accessToken: token = null }) => {
    const isPaid = status === BookingStatus.CONFIRMED;
    if (isPaid) forgetBooking();
    else rememberPlaced({ id, token });
    navigate(isPaid ? paths.bookingDone(id, token) : paths.payBooking(id, token), { replace: true });
  };
}

/**
 * Returns a function that redirects a newly placed booking to the provider. Going back from there leads to the
 * booking's payment page.
 */
export function useGoToProvider(): (booking: BookingWire) => void {
  const goOn = useOpenNextStep();
  const navigate = useNavigate();
  const locale = useLocale();
  const { payAndWait } = usePay(queryKeys.area('bookings'));
  return (booking) => {
    if (booking.status === BookingStatus.CONFIRMED) return goOn(booking);
    const { id, accessToken: token = null } = booking;
    const pay = async () => {
      rememberPlaced({ id, token });
      await navigate(localPath(paths.payBooking(id, token), locale), { replace: true });
      // The page shown by now has a button to try again.
      await payAndWait({ subject: { kind: PaymentSubjectKind.BOOKING, id }, token }).catch((error: unknown) => {
        notify({ type: 'danger', message: errorMessage(error) });
      });
    };
    void pay();
  };
}
