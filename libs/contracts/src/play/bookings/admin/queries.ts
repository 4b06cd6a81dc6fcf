import { adminBookingSorts, bookingTimes } from './wire.ts';
import { boolean, id, oneOf, optional } from '../../../common/body.ts';
import { BookingMode, BookingStatus, valuesOf } from '../../../common/enums.ts';
import { day, paged, search, sortOf } from '../../../common/query.ts';

/** The filter of the list or the export of bookings. */
const bookingFilter = {
  /** Part of a number, an e-mail or a name; 2 or more characters. */
  search: search(),
  /** All of them when absent. */
  when: optional(oneOf(bookingTimes)),
  status: optional(oneOf(valuesOf(BookingStatus))),
  /** True: all but the cancelled. */
  standing: optional(boolean()),
  mode: optional(oneOf(valuesOf(BookingMode))),
  arenaId: optional(id()),
  locationId: optional(id()),
  companyId: optional(id()),
  slotId: optional(id()),
  /** First and last day on which it takes place, `YYYY-MM-DD` at the arena. */
  from: optional(day()),
  to: optional(day()),
  /** True: with a refund that the provider refused. */
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
