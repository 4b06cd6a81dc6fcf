import { adminBookingSorts, bookingDays, bookingTimes } from './wire.ts';
import { boolean, id, oneOf, optional } from '../../../common/body.ts';
import { BookingMode, BookingStatus, valuesOf } from '../../../common/enums.ts';
import { dayRange, paged, search, sortOf } from '../../../common/query.ts';

/** The filter for the list and the export of bookings. */
const bookingFilter = {
  /** A part of a number, an email or a name; 2 or more characters. */
  search: search(),
  /** The default is all of them. */
  when: optional(oneOf(bookingTimes)),
  status: optional(oneOf(valuesOf(BookingStatus))),
  /** True selects all but the cancelled bookings. */
  standing: optional(boolean()),
  mode: optional(oneOf(valuesOf(BookingMode))),
  arenaId: optional(id()),
  locationId: optional(id()),
  companyId: optional(id()),
  slotId: optional(id()),
  /**
   * The first and last day, `YYYY-MM-DD`: of the slots in the arena's zone, or of the placing in the organisation's zone.
   */
  ...dayRange,
  /** The default is `slot`. */
  by: optional(oneOf(bookingDays)),
  /** True selects bookings with a refund that the provider refused and that is still owed. */
  failedRefund: optional(boolean()),
} as const;

export const bookingAdminQueries = {
  'bookings.admin.list': {
    ...bookingFilter,
    ...paged,
    sort: sortOf(adminBookingSorts, 'soonest'),
  },
  'bookings.admin.export': bookingFilter,
} as const;
