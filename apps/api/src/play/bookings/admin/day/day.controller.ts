import { Body, Controller, Query } from '@nestjs/common';
import type {
  BookingQuoteWire,
  DayBookingWire,
  DaySheetWire,
  Locale,
  ScanWire,
  ReceivedBody,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import type { Caller } from '../../../../platform/access/index.js';
import {
  CompanyScope,
  CurrentUser,
  Endpoint,
  IdParam,
  Repeat,
  RequestLocale,
} from '../../../../platform/http/index.js';
import type { Repeatable } from '../../../../platform/idempotency/index.js';
import { CheckIn } from './check-in.js';
import { DeskBookings } from './desk-bookings.js';
import { ReadDaySheet } from './read-day-sheet.js';
import { RemoveGuest } from './remove-guest.js';

const BookingId = (): ParameterDecorator => IdParam('id', 'BOOK_001');

/** Serves an arena's day: the day sheet, check-in at the door and sales at the desk. */
@Controller()
export class DayController {
  constructor(
    private readonly sheet: ReadDaySheet,
    private readonly door: CheckIn,
    private readonly desk: DeskBookings,
    private readonly guests: RemoveGuest,
  ) {}

  @Endpoint('bookings.day.admin.sheet')
  get(
    @Query() query: ReceivedQuery<'bookings.day.admin.sheet'>,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<DaySheetWire> {
    return this.sheet.get(query, scope, locale);
  }

  @Endpoint('bookings.day.admin.scan')
  scan(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'bookings.day.admin.scan'>,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
    @Repeat() repeat: Repeatable,
  ): Promise<ScanWire> {
    return this.door.scan(body, { actorId: user.id, scope, locale }, repeat);
  }

  @Endpoint('bookings.day.admin.checkIn')
  checkIn(
    @CurrentUser() user: Caller,
    @BookingId() id: string,
    @Body() body: ReceivedBody<'bookings.day.admin.checkIn'>,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<DayBookingWire> {
    return this.door.step(id, 'in', body, { actorId: user.id, scope, locale });
  }

  @Endpoint('bookings.day.admin.noShow')
  noShow(
    @CurrentUser() user: Caller,
    @BookingId() id: string,
    @Body() body: ReceivedBody<'bookings.day.admin.noShow'>,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<DayBookingWire> {
    return this.door.step(id, 'noShow', body, { actorId: user.id, scope, locale });
  }

  @Endpoint('bookings.day.admin.removeGuest')
  removeGuest(
    @CurrentUser() user: Caller,
    @BookingId() id: string,
    @IdParam('guestId', 'WAIV_001') guestId: string,
    @CompanyScope() scope: CompanyScope,
  ): Promise<DayBookingWire> {
    return this.guests.remove({ id, guestId }, { actorId: user.id, scope });
  }

  @Endpoint('bookings.desk.admin.quote')
  quote(
    @Body() body: ReceivedBody<'bookings.desk.admin.quote'>,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<BookingQuoteWire> {
    return this.desk.quote(body, scope, locale);
  }

  @Endpoint('bookings.desk.admin.book')
  book(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'bookings.desk.admin.book'>,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
    @Repeat() repeat: Repeatable,
  ): Promise<DayBookingWire> {
    return this.desk.book(body, { actorId: user.id, scope, locale }, repeat);
  }

  @Endpoint('bookings.desk.admin.pay')
  pay(
    @CurrentUser() user: Caller,
    @BookingId() id: string,
    @Body() body: ReceivedBody<'bookings.desk.admin.pay'>,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
    @Repeat() repeat: Repeatable,
  ): Promise<DayBookingWire> {
    return this.desk.pay(id, body, { actorId: user.id, scope, locale }, repeat);
  }
}
