import {
  type AdminBookingSort,
  adminBookingSorts,
  BookingMode,
  BookingStatus,
  type BookingTime,
  bookingTimes,
  valuesOf,
} from '@dronesoccer/contracts';
import { type FilterChanges, filterFields, type FiltersOf } from '@/lib/table/filter-fields';

/** The filters of the bookings, named as the call names them: they stand in the address so. */
export const bookingFilters = {
  search: filterFields.text(),
  when: filterFields.oneOf(bookingTimes),
  status: filterFields.oneOf(valuesOf(BookingStatus)),
  standing: filterFields.flag(),
  mode: filterFields.oneOf(valuesOf(BookingMode)),
  arenaId: filterFields.id(),
  locationId: filterFields.id(),
  companyId: filterFields.id(),
  // Only a link from a slot sets it.
  slotId: { ...filterFields.id(), isPassing: true as const },
  from: filterFields.day(),
  to: filterFields.day(),
  failedRefund: filterFields.flag(),
};

export type BookingFilters = FiltersOf<typeof bookingFilters>;
export type BookingFilterChanges = FilterChanges<typeof bookingFilters>;

export const bookingTable = { filters: bookingFilters, sorts: adminBookingSorts, remember: 'bookings' };
/**
 * The bookings that are looked at. Who asks for nothing else reads what comes; who looks for one booking, or for days, finds it
 * whether it is over or not.
 */
export function timeOf({ when, search, slotId, from, to, failedRefund }: BookingFilters): BookingTime {
  const isLookedFor = [search, slotId, from, to, failedRefund].some((filter) => filter !== undefined);
  return when ?? (isLookedFor ? 'all' : 'upcoming');
}

/** What comes begins with the next one, as a choice of days does with its first; anything else with the latest. */
export const usualSort = (filters: BookingFilters): AdminBookingSort =>
  timeOf(filters) === 'upcoming' || filters.from !== undefined ? 'soonest' : 'latest';
