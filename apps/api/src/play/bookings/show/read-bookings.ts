import { Injectable } from '@nestjs/common';
import {
  BookingStatus,
  type BookingWire,
  type Locale,
  type MyBookingWire,
  type Page,
  type TicketWire,
  type ReceivedQuery,
} from '@dronesoccer/contracts';
import type { Visitor } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Executor, pageOf, type RequestedPage } from '../../../platform/database/index.js';
import { qrSvg } from '../../../platform/documents/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { BookingLinks } from './booking-links.js';
import { type BookingView, bookingView } from './booking-view.queries.js';
import { presentBooking, presentMine } from '../bookings.presenter.js';
import { GroupGuests, noGuests } from './group-guests.js';
import { noUnsigned, UnsignedPeople } from './unsigned-people.js';
import { bookingsOf } from './person-bookings.queries.js';

/** Reads bookings for their customers. */
@Injectable()
export class ReadBookings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly links: BookingLinks,
    private readonly guests: GroupGuests,
    private readonly unsigned: UnsignedPeople,
  ) {}

  /** @throws AppError BOOK_001 if the booking does not exist or the visitor may not see it */
  async get(id: string, visitor: Visitor): Promise<BookingWire> {
    const booking = await this.view(id, visitor, visitor.locale);
    return this.present(this.database, booking);
  }

  /**
   * Reads a booking like `get`, but as a `BookingView`, for documents and changes.
   *
   * @param locale null for the booking's own language
   * @throws AppError BOOK_001
   */
  async view(id: string, { userId, token }: Visitor, locale: Locale | null): Promise<BookingView> {
    const booking = await bookingView(this.database, id, { userId, hasLink: this.links.opens(id, token) }, locale);
    if (booking === null) throw new AppError('BOOK_001');
    return booking;
  }

  /**
   * Returns a booking to the visitor who has just placed it. A guest receives the access token, which is not stored
   * anywhere.
   */
  async placed(executor: Executor, id: string, userId: string | null, locale: Locale): Promise<BookingWire> {
    const booking = await bookingView(executor, id, { userId, hasLink: true }, locale);
    if (booking === null) throw new AppError('BOOK_001');
    const wire = await this.present(executor, booking);
    return userId === null ? { ...wire, accessToken: this.links.tokenOf(id) } : wire;
  }

  /** Lists the person's bookings, and the sessions in which the guardian of a former child seated the person. */
  list(
    userId: string,
    { when = 'upcoming', ...page }: ReceivedQuery<'me.bookings'> & RequestedPage,
    locale: Locale,
  ): Promise<Page<MyBookingWire>> {
    const mine = { userId, isUpcoming: when === 'upcoming', now: this.clock.now(), locale };
    return pageOf(page, (slice) => bookingsOf(this.database, mine, slice), presentMine);
  }

  private async present(executor: Executor, booking: BookingView): Promise<BookingWire> {
    const now = this.clock.now();
    // Waivers are asked for once the booking is confirmed, so that paying comes first.
    const isConfirmed = booking.status === BookingStatus.CONFIRMED;
    const unsigned = isConfirmed ? await this.unsigned.of(executor, [booking.id], now) : noUnsigned;
    const guests = isConfirmed ? await this.guests.of(executor, [booking.id], now) : noGuests;
    return presentBooking(booking, { ticket: this.ticketOf(booking), waivers: { unsigned, guests } }, now);
  }

  private ticketOf({ id, status, checkInCode, locale }: BookingView): TicketWire | null {
    if (status !== BookingStatus.CONFIRMED) return null;
    const url = this.links.booking(id, locale);
    return { code: checkInCode, url, qr: qrSvg(url) };
  }
}
