import { BookingStatus, type BookingWire } from '@dronesoccer/contracts';
import { forgetBooking, rememberPlaced } from '@/features/site/booking';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { paths } from '@/lib/paths';

/** From a booking that was just placed to its payment, or to its ticket where it is free. */
export function useGoOn(): (booking: BookingWire) => void {
  const navigate = useNavigateLocal();
  return ({ id, status, accessToken = null }) => {
    if (status === BookingStatus.CONFIRMED) {
      forgetBooking();
      navigate(paths.bookingDone(id, accessToken), { replace: true });
      return;
    }
    rememberPlaced({ id, token: accessToken });
    navigate(paths.payBooking(id, accessToken), { replace: true });
  };
}
