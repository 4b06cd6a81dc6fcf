import {
  type AdminBookingFilter,
  type AdminBookingListQuery,
  type AdminBookingSort,
  adminBookingSorts,
  BookingMode,
  BookingStatus,
  type BookingTime,
  bookingTimes,
  limits,
  valuesOf,
} from '@dronesoccer/contracts';
import {
  bodyOf,
  IdField,
  OneOf,
  QueryBoolean,
  QueryDay,
  QueryInteger,
  QueryOneOf,
  TextField,
} from '../../../platform/http/index.js';

export class BookingFilterDto implements AdminBookingFilter {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

  @OneOf(bookingTimes, { optional: true })
  when?: BookingTime;

  @QueryOneOf(valuesOf(BookingStatus))
  status?: BookingStatus;

  @QueryBoolean()
  standing?: boolean;

  @QueryOneOf(valuesOf(BookingMode))
  mode?: BookingMode;

  @IdField({ optional: true })
  arenaId?: string;

  @IdField({ optional: true })
  locationId?: string;

  @IdField({ optional: true })
  companyId?: string;

  @IdField({ optional: true })
  slotId?: string;

  @QueryDay()
  from?: string;

  @QueryDay()
  to?: string;

  @QueryBoolean()
  failedRefund?: boolean;
}

export class BookingListDto extends BookingFilterDto implements AdminBookingListQuery {
  @QueryInteger({ min: 1, max: limits.pageNumberMax })
  page: number = 1;

  @QueryInteger({ min: limits.page.min, max: limits.page.max })
  pageSize: number = limits.page.default;

  @OneOf(adminBookingSorts, { optional: true })
  sort: AdminBookingSort = 'soonest';
}

export class AdminCancelQuoteDto extends bodyOf('bookings.admin.cancelQuote') {}
export class AdminCancelBookingDto extends bodyOf('bookings.admin.cancel') {}
export class AdminMoveBookingDto extends bodyOf('bookings.admin.move') {}
export class SlotImpactDto extends bodyOf('slots.admin.impact') {}
export class CancelSlotDto extends bodyOf('slots.admin.cancel') {}
export class MoveSlotDto extends bodyOf('slots.admin.move') {}
