import { Injectable } from '@nestjs/common';
import {
  BookingEventKind,
  type BookingQuoteWire,
  BookingStatus,
  type DayBookingWire,
  type DeskBookingBody,
  type DeskMethod,
  type DeskPaymentBody,
  type DeskQuoteBody,
  type Locale,
  PaymentSubjectKind,
} from '@dronesoccer/contracts';
import { toCents, toDollars } from '@dronesoccer/domain';
import type { CompanyScope } from '../../../../platform/access/index.js';
import { Audit } from '../../../../platform/audit/index.js';
import { Clock } from '../../../../platform/clock/index.js';
import { Database, type Tx } from '../../../../platform/database/index.js';
import { AppError } from '../../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../../platform/idempotency/index.js';
import { DeskPayments } from '../../../../money/payments/index.js';
import { AdministeredSlots } from '../../../slots/index.js';
import { deskRequestOf, requestOf } from '../../place/booking-request.js';
import { addEvent, bookingById, lockExistingBooking } from '../../bookings.queries.js';
import { PlaceBooking } from '../../place/place-booking.js';
import type { AdminContext } from './check-in.js';
import { accountOf } from './day.queries.js';
import { ReadDaySheet } from './read-day-sheet.js';

/** The administrator who took the money, and the payment method. */
interface DeskReceipt {
  actorId: string;
  method: DeskMethod;
}

/** Sells bookings at the desk to walk-in customers, and takes payments for unpaid bookings. */
@Injectable()
export class DeskBookings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly idempotency: Idempotency,
    private readonly slots: AdministeredSlots,
    private readonly desk: DeskPayments,
    private readonly placing: PlaceBooking,
    private readonly sheet: ReadDaySheet,
  ) {}

  /**
   * Quotes the price for the account with this email address.
   *
   * @throws AppError BOOK_021 also for another company's slot
   */
  async quote(body: DeskQuoteBody, scope: CompanyScope, locale: Locale): Promise<BookingQuoteWire> {
    await this.slots.get(this.database, body.slotId, scope);
    return this.placing.quote(requestOf(body, { userId: await this.accountOf(body.email), locale }, 'end'));
  }

  /**
   * Places and pays a booking in one transaction. The call is idempotent: a retry returns the same booking.
   *
   * @throws AppError BOOK_002 or BOOK_003 with the next free slots, BOOK_006, BOOK_012 with the new quote, BOOK_018,
   * BOOK_021, BOOK_023
   */
  async book(
    body: DeskBookingBody,
    { actorId, scope, locale }: AdminContext,
    repeat: Repeatable,
  ): Promise<DayBookingWire> {
    await this.slots.get(this.database, body.slotId, scope);
    const userId = await this.accountOf(body.contact.email);
    const request = deskRequestOf(body, { userId, actorId, locale });
    const id = await this.placing.record(request, repeat, async (tx, bookingId) => {
      const booking = await bookingById(tx, bookingId);
      // A free booking is already confirmed.
      if (booking?.status === BookingStatus.PENDING) await this.take(tx, bookingId, { actorId, method: body.method });
      else await this.record(tx, bookingId, actorId, 'booking.placed-at-desk');
    });
    return this.sheet.booking(id, scope);
  }

  /**
   * @throws AppError BOOK_001 also for another company's booking, BOOK_004 if the booking is not held, BOOK_013 if the
   * total differs
   */
  async pay(
    id: string,
    { method, expectedTotal }: DeskPaymentBody,
    { actorId, scope }: AdminContext,
    repeat: Repeatable,
  ): Promise<DayBookingWire> {
    const seen = await this.sheet.booking(id, scope);
    await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        const booking = await lockExistingBooking(tx, id);
        // An offer of free seats waits for an answer, not for a payment.
        if (booking.status !== BookingStatus.PENDING || booking.totalCents === 0) throw new AppError('BOOK_004');
        if (booking.totalCents !== toCents(expectedTotal)) throw new AppError('BOOK_013', { data: seen });
        await this.take(tx, id, { actorId, method });
      }),
    );
    return this.sheet.booking(id, scope);
  }

  private async take(tx: Tx, id: string, { actorId, method }: DeskReceipt): Promise<void> {
    const at = this.clock.now();
    const amountCents = await this.desk.take(tx, { kind: PaymentSubjectKind.BOOKING, id }, { method, at });
    await addEvent(tx, id, BookingEventKind.PAID_AT_DESK, at, actorId, { amountCents, method });
    await this.record(tx, id, actorId, 'booking.paid-at-desk', { amount: toDollars(amountCents), method });
  }

  private record(tx: Tx, id: string, actorId: string, action: string, after?: object): Promise<void> {
    return this.audit.write(tx, { actorId, action, subjectType: 'booking', subjectId: id, after });
  }

  private accountOf(email: string | null | undefined): Promise<string | null> {
    return email ? accountOf(this.database, email) : Promise.resolve(null);
  }
}
