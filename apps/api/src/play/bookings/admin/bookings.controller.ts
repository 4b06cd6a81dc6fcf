import { Body, Controller, Query } from '@nestjs/common';
import type {
  AdminBookingPage,
  AdminBookingWire,
  AdminMoveWire,
  CancelQuoteWire,
  Locale,
  ReceivedBody,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import {
  CompanyScope,
  type CsvFile,
  CurrentUser,
  Endpoint,
  IdParam,
  type PdfFile,
  Repeat,
  RequestLocale,
} from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { FindBookings } from './find-bookings.js';
import { ManageBookings } from './manage-bookings.js';
import { MoveForBooker } from './move-for-booker.js';

const BookingId = (): ParameterDecorator => IdParam('id', 'BOOK_001');

@Controller()
export class BookingsAdminController {
  constructor(
    private readonly find: FindBookings,
    private readonly bookings: ManageBookings,
    private readonly moving: MoveForBooker,
  ) {}

  @Endpoint('bookings.admin.list')
  list(
    @Query() query: ReceivedQuery<'bookings.admin.list'>,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<AdminBookingPage> {
    return this.find.list(query, scope, locale);
  }

  @Endpoint('bookings.admin.export')
  export(
    @Query() filter: ReceivedQuery<'bookings.admin.export'>,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<CsvFile> {
    return this.find.export(filter, scope, locale);
  }

  @Endpoint('bookings.admin.get')
  get(
    @BookingId() id: string,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<AdminBookingWire> {
    return this.bookings.get(id, scope, locale);
  }

  @Endpoint('bookings.admin.cancelQuote')
  cancelQuote(
    @BookingId() id: string,
    @Body() body: ReceivedBody<'bookings.admin.cancelQuote'>,
    @CompanyScope() scope: CompanyScope,
  ): Promise<CancelQuoteWire> {
    return this.bookings.quote(id, body, scope);
  }

  @Endpoint('bookings.admin.cancel')
  async cancel(
    @CurrentUser() user: Caller,
    @BookingId() id: string,
    @Body() body: ReceivedBody<'bookings.admin.cancel'>,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<AdminBookingWire> {
    await this.bookings.cancel(id, body, { caller: user, scope });
    return this.bookings.get(id, scope, locale);
  }

  @Endpoint('bookings.admin.moves')
  moves(
    @CurrentUser() user: Caller,
    @BookingId() id: string,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<AdminMoveWire[]> {
    return this.moving.list(id, { actorId: user.id, scope, locale });
  }

  @Endpoint('bookings.admin.move')
  async move(
    @CurrentUser() user: Caller,
    @BookingId() id: string,
    @Body() body: ReceivedBody<'bookings.admin.move'>,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<AdminBookingWire> {
    await this.moving.move(id, body, { actorId: user.id, scope, locale });
    return this.bookings.get(id, scope, locale);
  }

  @Endpoint('bookings.admin.resend')
  async resend(
    @CurrentUser() user: Caller,
    @BookingId() id: string,
    @CompanyScope() scope: CompanyScope,
    @Repeat() repeat: Repeatable,
    @RequestLocale() locale: Locale,
  ): Promise<AdminBookingWire> {
    await this.bookings.resend(id, { actorId: user.id, scope }, repeat);
    return this.bookings.get(id, scope, locale);
  }

  @Endpoint('bookings.admin.handBack')
  async handBack(
    @CurrentUser() user: Caller,
    @BookingId() id: string,
    @IdParam('refundId', 'REFUND_001') refundId: string,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<AdminBookingWire> {
    await this.bookings.handBack(id, refundId, { actorId: user.id, scope });
    return this.bookings.get(id, scope, locale);
  }

  @Endpoint('bookings.admin.retryRefund')
  async retryRefund(
    @CurrentUser() user: Caller,
    @BookingId() id: string,
    @IdParam('refundId', 'REFUND_001') refundId: string,
    @CompanyScope() scope: CompanyScope,
    @RequestLocale() locale: Locale,
  ): Promise<AdminBookingWire> {
    await this.bookings.retryRefund(id, refundId, { actorId: user.id, scope });
    return this.bookings.get(id, scope, locale);
  }

  @Endpoint('bookings.admin.invoice')
  invoice(@BookingId() id: string, @CompanyScope() scope: CompanyScope): Promise<PdfFile> {
    return this.bookings.invoice(id, scope);
  }
}
