import type { AdminBookingPage, PlaceImpact } from '@dronesoccer/contracts';
import { useQuery } from '@tanstack/react-query';
import { todayText } from '@/lib/days';
import { callQuery } from '@/lib/query/call-query';
import { listQuery } from '@/lib/query/list-query';

/** The place, or days of an arena, being taken off the site. */
export type TouchedPlace =
  { arenaId: string; from?: string; to?: string } | { locationId: string } | { companyId: string };

/** The number of bookings shown, which is enough to see who is affected. */
const shownMax = 5;

export interface Touched {
  /** The filter of the affected upcoming bookings, for the bookings list. */
  filter: Readonly<Record<string, string>>;
  bookings: AdminBookingPage | undefined;
  impact: PlaceImpact | undefined;
  /** Nothing may be confirmed before everything is loaded. */
  isKnown: boolean;
  error: Error | null;
  retry: () => void;
  isRetrying: boolean;
}

/** Looks up what taking a place off the site affects, while the confirmation is open. */
export function usePlaceImpact(place: TouchedPlace, isAsked: boolean): Touched {
  const today = todayText();
  const from = 'from' in place && place.from > today ? place.from : today;
  const filter = { ...place, from, standing: 'true' };
  const asked = { enabled: isAsked, staleTime: 0 };
  const found = useQuery({
    ...listQuery('bookings.admin.list', { query: { ...filter, standing: true, pageSize: shownMax } }),
    ...asked,
  });
  const impact = useQuery({ ...impactQuery(place), ...asked });
  return {
    filter,
    bookings: found.isPlaceholderData ? undefined : found.data,
    impact: impact.data,
    isKnown: found.isSuccess && !found.isPlaceholderData && impact.isSuccess,
    error: found.error ?? impact.error,
    retry: () => void Promise.all([found.refetch(), impact.refetch()]),
    isRetrying: found.isFetching || impact.isFetching,
  };
}

function impactQuery(place: TouchedPlace) {
  if ('companyId' in place) return callQuery('companies.admin.impact', { params: { id: place.companyId } });
  if ('locationId' in place) return callQuery('locations.admin.impact', { params: { id: place.locationId } });
  const { arenaId: id, ...days } = place;
  return callQuery('arenas.admin.impact', { params: { id }, query: days });
}
