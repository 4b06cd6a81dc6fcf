import { Body, Controller, Query } from '@nestjs/common';
import type { BookingQuoteWire, DayBookingWire, DaySheetWire, Locale, ScanWire } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CompanyScope, CurrentUser, Endpoint, IdParam, Repeat, RequestLocale } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { CheckIn } from './check-in.js';
import {
  CheckInDto,
  DaySheetDto,
  DeskBookingDto,
  DeskPaymentDto,
  DeskQuoteDto,
  NoShowDto,
  ScanDto,
} from './day.dto.js';
import { DeskBookings } from './desk-bookings.js';
import { ReadDaySheet } from './read-day-sheet.js';

const BookingId = (): ParameterDecorator => IdParam('id', 'BOOK_001');

/** The day of an arena: the sheet, the door and the desk. */
@Controller()
export class DayController {
  constructor(
    private readonly sheet: ReadDaySheet,
    private readonly door: CheckIn,
    private readonly desk: DeskBookings,
  ) {}

  @Endpoint('bookings.day.sheet')
  get(
    @Query() query: DaySheetDto,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<DaySheetWire> {
    return this.sheet.get(query, scope, locale);
  }

  @Endpoint('bookings.day.scan')
  scan(
    @CurrentUser() user: Caller,
    @Body() body: ScanDto,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
    @Repeat() repeat: Repeatable,
  ): Promise<ScanWire> {
    return this.door.scan(body, { actorId: user.id, scope, locale }, repeat);
  }

  @Endpoint('bookings.day.checkIn')
  checkIn(
    @CurrentUser() user: Caller,
    @BookingId() id: string,
    @Body() body: CheckInDto,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<DayBookingWire> {
    return this.door.step(id, 'in', body, { actorId: user.id, scope, locale });
  }

  @Endpoint('bookings.day.noShow')
  noShow(
    @CurrentUser() user: Caller,
    @BookingId() id: string,
    @Body() body: NoShowDto,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<DayBookingWire> {
    return this.door.step(id, 'noShow', body, { actorId: user.id, scope, locale });
  }

  @Endpoint('bookings.desk.quote')
  quote(
    @Body() body: DeskQuoteDto,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<BookingQuoteWire> {
    return this.desk.quote(body, scope, locale);
  }

  @Endpoint('bookings.desk.book')
  book(
    @CurrentUser() user: Caller,
    @Body() body: DeskBookingDto,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
    @Repeat() repeat: Repeatable,
  ): Promise<DayBookingWire> {
    return this.desk.book(body, { actorId: user.id, scope, locale }, repeat);
  }

  @Endpoint('bookings.desk.pay')
  pay(
    @CurrentUser() user: Caller,
    @BookingId() id: string,
    @Body() body: DeskPaymentDto,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
    @Repeat() repeat: Repeatable,
  ): Promise<DayBookingWire> {
    return this.desk.pay(id, body, { actorId: user.id, scope, locale }, repeat);
  }
}
