import { useQuery, useQueryClient } from '@tanstack/react-query';
import { nextSlotsQuery } from '@/features/play/bookings';
import { useLocationChoice } from '@/features/places/locations';

/** Fetches the next free slots. Those near the chosen place replace the nationwide ones, which the page came with. */
export function useNextSlots() {
  const client = useQueryClient();
  const near = useLocationChoice((choice) => choice.coordinates);
  return useQuery({
    ...nextSlotsQuery(near),
    placeholderData: () => client.getQueryData(nextSlotsQuery(null).queryKey),
  });
}
