import { type AdminBookingSort, bookingAdminQueries, type BookingTime } from '@dronesoccer/contracts';
import { type FilterChanges, filterFields, type FiltersOf } from '@/lib/table/filter-fields';
import { tableOf } from '@/lib/table/query-table';

const { filters, sorts } = tableOf(bookingAdminQueries['bookings.admin.list']);

// Only a link from a slot sets the slot.
const bookingFilters = { ...filters, slotId: { ...filterFields.id(), isTransient: true as const } };

export type BookingFilters = FiltersOf<typeof bookingFilters>;
export type BookingFilterChanges = FilterChanges<typeof bookingFilters>;

export const bookingTable = { filters: bookingFilters, sorts, remember: 'bookings' };

/**
 * Returns which bookings the list shows by time. By default it shows upcoming bookings; a search, a link or chosen days
 * find bookings whether or not they are over.
 */
export function timeOf({ when, search, slotId, from, to, failedRefund }: BookingFilters): BookingTime {
  const isLookedFor = [search, slotId, from, to, failedRefund].some((filter) => filter !== undefined);
  return when ?? (isLookedFor ? 'all' : 'upcoming');
}

/** Upcoming bookings and chosen days of slots start with the earliest; everything else starts with the latest. */
export const usualSort = (filters: BookingFilters): AdminBookingSort =>
  timeOf(filters) === 'upcoming' || (filters.from !== undefined && filters.by !== 'placed') ? 'soonest' : 'latest';
