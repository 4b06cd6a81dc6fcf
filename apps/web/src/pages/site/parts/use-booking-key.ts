import { useParams, useSearchParams } from 'react-router-dom';
import { useBookingState } from '@/features/site/booking';

/** Which booking the address names; a guest's key is in the address, or kept from when it was placed here. */
export function useBookingKey(): { id: string; token: string | null } {
  const { id = '' } = useParams();
  const [params] = useSearchParams();
  const placed = useBookingState((state) => state.placed);
  return { id, token: params.get('token') ?? (placed?.id === id ? placed.token : null) };
}
