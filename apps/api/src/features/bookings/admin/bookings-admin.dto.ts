import {
  type AdminBookingFilter,
  type AdminBookingListQuery,
  type AdminBookingSort,
  adminBookingSorts,
  BookingMode,
  BookingStatus,
  limits,
  valuesOf,
} from '@dronesoccer/contracts';
import {
  bodyOf,
  check,
  IdField,
  isDay,
  OneOf,
  QueryBoolean,
  QueryInteger,
  QueryOneOf,
  TextField,
} from '../../../platform/http/index.js';

const DayField = (): PropertyDecorator =>
  check({
    accepts: isDay,
    explain: () => ({ en: 'Enter a day as YYYY-MM-DD', fr: 'Entrez un jour au format AAAA-MM-JJ' }),
    schema: { type: 'string', format: 'date' },
    optional: true,
  });

export class BookingFilterDto implements AdminBookingFilter {
  @TextField({ min: 0, max: limits.searchTermMax, optional: true })
  search?: string;

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

  @DayField()
  from?: string;

  @DayField()
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
export class SlotImpactDto extends bodyOf('slots.admin.impact') {}
export class CancelSlotDto extends bodyOf('slots.admin.cancel') {}
export class MoveSlotDto extends bodyOf('slots.admin.move') {}
