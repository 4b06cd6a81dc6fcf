import { Body, Controller, Query, Req } from '@nestjs/common';
import type {
  ArenaSlotWire,
  BookingQuoteWire,
  BookingWire,
  CancelQuoteWire,
  Locale,
  MyBookingWire,
  Page,
  ReceivedBody,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { networkOf } from '../../platform/rate-limits/index.js';
import {
  addressOf,
  type ApiRequest,
  CurrentUser,
  Endpoint,
  type IcsFile,
  IdParam,
  type PdfFile,
  Repeat,
  type IdempotentRequest,
  RequestLocale,
  Visitor,
} from '../../platform/http/index.js';
import { placingRequestOf, requestOf } from './place/booking-request.js';
import { CancelBooking } from './change/cancel-booking.js';
import { BookingDocuments } from './documents/booking-documents.js';
import { MoveBooking } from './change/move-booking.js';
import { PlaceBooking } from './place/place-booking.js';
import { ReadBookings } from './show/read-bookings.js';
import { HeldBookings } from './settle/held-bookings.js';

@Controller()
export class BookingsController {
  constructor(
    private readonly placing: PlaceBooking,
    private readonly bookings: ReadBookings,
    private readonly held: HeldBookings,
    private readonly cancelling: CancelBooking,
    private readonly moving: MoveBooking,
    private readonly documents: BookingDocuments,
  ) {}

  @Endpoint('bookings.quote')
  quote(@Body() body: ReceivedBody<'bookings.quote'>, @Visitor() visitor: Visitor): Promise<BookingQuoteWire> {
    return this.placing.quote(requestOf(body, visitor));
  }

  @Endpoint('bookings.place')
  place(
    @Body() body: ReceivedBody<'bookings.place'>,
    @Visitor() visitor: Visitor,
    @Repeat() repeat: IdempotentRequest,
    @Req() sent: ApiRequest,
  ): Promise<BookingWire> {
    const request = placingRequestOf(body, visitor, networkOf(addressOf(sent)));
    return this.placing.place(request, repeat.ofGuest(request.contact.email.toLowerCase()));
  }

  @Endpoint('me.bookings')
  mine(
    @CurrentUser() user: Caller,
    @Query() query: ReceivedQuery<'me.bookings'>,
    @RequestLocale() locale: Locale,
  ): Promise<Page<MyBookingWire>> {
    return this.bookings.list(user.id, query, locale);
  }

  @Endpoint('bookings.get')
  get(
    @IdParam('id', 'BOOK_001') id: string,
    @Query() _query: ReceivedQuery<'bookings.get'>,
    @Visitor() visitor: Visitor,
  ): Promise<BookingWire> {
    return this.bookings.get(id, visitor);
  }

  @Endpoint('bookings.accept')
  async accept(
    @IdParam('id', 'BOOK_001') id: string,
    @Query() _query: ReceivedQuery<'bookings.accept'>,
    @Body() body: ReceivedBody<'bookings.accept'>,
    @Visitor() visitor: Visitor,
  ): Promise<BookingWire> {
    await this.held.accept(id, visitor, body);
    return this.bookings.get(id, visitor);
  }

  @Endpoint('bookings.renew')
  async renew(
    @IdParam('id', 'BOOK_001') id: string,
    @Query() _query: ReceivedQuery<'bookings.renew'>,
    @Visitor() visitor: Visitor,
  ): Promise<BookingWire> {
    await this.held.renew(id, visitor);
    return this.bookings.get(id, visitor);
  }

  @Endpoint('bookings.cancelQuote')
  cancelQuote(
    @IdParam('id', 'BOOK_001') id: string,
    @Query() _query: ReceivedQuery<'bookings.cancelQuote'>,
    @Body() body: ReceivedBody<'bookings.cancelQuote'>,
    @Visitor() visitor: Visitor,
  ): Promise<CancelQuoteWire> {
    return this.cancelling.quote(id, visitor, body);
  }

  @Endpoint('bookings.cancel')
  async cancel(
    @IdParam('id', 'BOOK_001') id: string,
    @Query() _query: ReceivedQuery<'bookings.cancel'>,
    @Body() body: ReceivedBody<'bookings.cancel'>,
    @Visitor() visitor: Visitor,
  ): Promise<BookingWire> {
    await this.cancelling.cancel(id, visitor, body);
    return this.bookings.get(id, visitor);
  }

  @Endpoint('bookings.moves')
  moves(
    @IdParam('id', 'BOOK_001') id: string,
    @Query() _query: ReceivedQuery<'bookings.moves'>,
    @Visitor() visitor: Visitor,
  ): Promise<ArenaSlotWire[]> {
    return this.moving.list(id, visitor);
  }

  @Endpoint('bookings.move')
  async move(
    @IdParam('id', 'BOOK_001') id: string,
    @Query() _query: ReceivedQuery<'bookings.move'>,
    @Body() body: ReceivedBody<'bookings.move'>,
    @Visitor() visitor: Visitor,
  ): Promise<BookingWire> {
    await this.moving.move(id, visitor, body);
    return this.bookings.get(id, visitor);
  }

  @Endpoint('bookings.decline')
  async decline(
    @IdParam('id', 'BOOK_001') id: string,
    @Query() _query: ReceivedQuery<'bookings.decline'>,
    @Visitor() visitor: Visitor,
  ): Promise<BookingWire> {
    await this.cancelling.decline(id, visitor);
    return this.bookings.get(id, visitor);
  }

  @Endpoint('bookings.calendar')
  calendar(
    @IdParam('id', 'BOOK_001') id: string,
    @Query() _query: ReceivedQuery<'bookings.calendar'>,
    @Visitor() visitor: Visitor,
  ): Promise<IcsFile> {
    return this.documents.calendar(id, visitor);
  }

  @Endpoint('bookings.invoice')
  invoice(
    @IdParam('id', 'BOOK_001') id: string,
    @Query() _query: ReceivedQuery<'bookings.invoice'>,
    @Visitor() visitor: Visitor,
  ): Promise<PdfFile> {
    return this.documents.invoice(id, visitor);
  }
}
