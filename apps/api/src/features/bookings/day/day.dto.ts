import type { DaySheetQuery } from '@dronesoccer/contracts';
import { bodyOf, IdField, QueryDay } from '../../../platform/http/index.js';

export class DaySheetDto implements DaySheetQuery {
  @IdField()
  arenaId!: string;

  @QueryDay()
  day?: string;
}

export class ScanDto extends bodyOf('bookings.day.scan') {}
export class CheckInDto extends bodyOf('bookings.day.checkIn') {}
export class NoShowDto extends bodyOf('bookings.day.noShow') {}
export class DeskQuoteDto extends bodyOf('bookings.desk.quote') {}
export class DeskBookingDto extends bodyOf('bookings.desk.book') {}
export class DeskPaymentDto extends bodyOf('bookings.desk.pay') {}
