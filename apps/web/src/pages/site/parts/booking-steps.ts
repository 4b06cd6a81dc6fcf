import { BookingStatus, type BookingWire } from '@dronesoccer/contracts';
import { useParams, useSearchParams } from 'react-router-dom';
import { forgetBooking, rememberPlaced, useBookingState } from '@/features/site/booking';
import { useNavigateLocal } from '@/lib/i18n/use-navigate-local';
import { paths } from '@/lib/paths';

/** Which booking the address names; a guest's key is in the address, or kept from when it was placed here. */
export function useBookingKey(): { id: string; token: string | null } {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const placed = useBookingState((state) => state.placed);
  return { id, token: params.get('token') ?? (placed?.id === id ? placed.token : null) };
}

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
