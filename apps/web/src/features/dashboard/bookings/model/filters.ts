import { adminBookingSorts, BookingMode, BookingStatus, valuesOf } from '@dronesoccer/contracts';
import { type FilterChanges, filterFields, type FiltersOf } from '@/lib/table/filter-fields';

/** The filters of the bookings, named as the call names them: they stand in the address so. */
export const bookingFilters = {
  search: filterFields.text(),
  status: filterFields.oneOf(valuesOf(BookingStatus)),
  standing: filterFields.flag(),
  mode: filterFields.oneOf(valuesOf(BookingMode)),
  arenaId: filterFields.id(),
  locationId: filterFields.id(),
  companyId: filterFields.id(),
  slotId: filterFields.id(),
  from: filterFields.day(),
  to: filterFields.day(),
  failedRefund: filterFields.flag(),
};

export type BookingFilters = FiltersOf<typeof bookingFilters>;
export type BookingFilterChanges = FilterChanges<typeof bookingFilters>;

export const bookingTable = { filters: bookingFilters, sorts: adminBookingSorts };
