import { Injectable } from '@nestjs/common';
import {
  type AdminBookingWire,
  type AdminCancelBookingBody,
  type AdminCancellationBody,
  BookingStatus,
  CancelReason,
  type CancelQuoteWire,
  type Locale,
} from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import type { CompanyScope } from '../../../platform/access/index.js';
import type { ConfirmedCaller } from '../../../people/auth/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Executor, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { PdfFile } from '../../../platform/http/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { assertRefundConfirmed, SubjectPayments } from '../../../money/payments/index.js';
import { bookingView } from '../show/booking-view.queries.js';
import { GroupGuests } from '../show/group-guests.js';
import { UnsignedPeople } from '../show/unsigned-people.js';
import { mailAboutBooking } from '../bookings.jobs.js';
import { lockExistingBooking } from '../bookings.queries.js';
import { CancelBooking } from '../change/cancel-booking.js';
import { assertExpectedRefund, DecideCancellation, presentCancelQuote } from '../change/decide-cancellation.js';
import { BookingDocuments } from '../documents/booking-documents.js';
import { bookingDetails } from './booking-details.queries.js';
import { presentAdminBooking } from './bookings-admin.presenter.js';

interface AdminContext {
  actorId: string;
  scope: CompanyScope;
}

/** Shows a booking in the dashboard, cancels it, follows its refunds and resends its confirmation. */
@Injectable()
export class ManageBookings {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
    private readonly payments: SubjectPayments,
    private readonly decisions: DecideCancellation,
    private readonly cancelling: CancelBooking,
    private readonly documents: BookingDocuments,
    private readonly guests: GroupGuests,
    private readonly unsigned: UnsignedPeople,
  ) {}

  /** @throws AppError BOOK_001 also for another company's booking */
  async get(id: string, scope: CompanyScope, locale: Locale): Promise<AdminBookingWire> {
    const { details, booking } = await this.database.snapshot(async (tx) => ({
      details: await bookingDetails(tx, id, scope),
      booking: await bookingView(tx, id, { userId: null, hasLink: true }, locale),
    }));
    if (details === null || booking === null) throw new AppError('BOOK_001');
    const now = this.clock.now();
    const unsigned = await this.unsigned.of(this.database, [id], now);
    const guests = await this.guests.of(this.database, [id], now);
    return presentAdminBooking(booking, { details, waivers: { unsigned, guests } }, now);
  }

  /** @throws AppError BOOK_001, BOOK_004, BOOK_007 or BOOK_009, like a cancellation */
  async quote(id: string, body: AdminCancellationBody, scope: CompanyScope): Promise<CancelQuoteWire> {
    await this.assertInScope(this.database, id, scope);
    return this.database.transaction(async (tx) => {
      const booking = await lockExistingBooking(tx, id);
      return presentCancelQuote(
        booking,
        await this.decisions.decide(tx, booking, body.seatIds, { who: 'admin', ...body }),
      );
    });
  }

  /**
   * @throws AppError as `quote`, BOOK_013 with the new quote if the refund differs from the one that was shown, and
   * AUTH_019 above the sum of the settings
   */
  async cancel(
    id: string,
    body: AdminCancelBookingBody,
    { caller, scope }: { caller: ConfirmedCaller; scope: CompanyScope },
  ): Promise<void> {
    const actorId = caller.id;
    await this.assertInScope(this.database, id, scope);
    await this.database.transaction(async (tx) => {
      const booking = await lockExistingBooking(tx, id);
      const cancellation = await this.decisions.decide(tx, booking, body.seatIds, { who: 'admin', ...body });
      assertExpectedRefund(booking, cancellation, body.expectedRefund);
      await assertRefundConfirmed(tx, caller, { subjectIds: [id], amountCents: cancellation.refund });
      const reason = body.by === 'organisation' ? CancelReason.ADMIN : CancelReason.CUSTOMER;
      const origin = { reason, actorId, note: body.reason, isHandedBack: true };
      await this.cancelling.apply(tx, booking, origin, cancellation);
      const { refund, forfeit, atDesk, seats, isWhole } = cancellation;
      const money = { refund: toDollars(refund), forfeit: toDollars(forfeit), atDesk: toDollars(atDesk) };
      const after = { seats: seats.length, isWhole, ...money, by: body.by, granted: body.granted, reason: body.reason };
      await this.record(tx, { actorId, action: 'booking.cancelled', id, after });
    });
  }

  /** @throws AppError BOOK_001, and BOOK_004 if the booking is not confirmed, has started or has no email address */
  async resend(id: string, { actorId, scope }: AdminContext, repeat: Repeatable): Promise<void> {
    await this.assertInScope(this.database, id, scope);
    await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        const { status, startsAt, email } = await lockExistingBooking(tx, id);
        const isOver = startsAt <= this.clock.now();
        if (status !== BookingStatus.CONFIRMED || isOver || email === '') throw new AppError('BOOK_004');
        await this.jobs.enqueue(tx, mailAboutBooking, { bookingId: id, kind: 'confirmed', actorId });
        await this.record(tx, { actorId, action: 'booking.mail-resent', id, after: { mail: 'confirmed' } });
      }),
    );
  }

  /**
   * Records that a desk payment was handed back. The call is idempotent.
   *
   * @throws AppError BOOK_001, REFUND_001 if the desk payment has no such refund
   */
  async handBack(id: string, refundId: string, { actorId, scope }: AdminContext): Promise<void> {
    await this.assertInScope(this.database, id, scope);
    await this.database.transaction(async (tx) => {
      await lockExistingBooking(tx, id);
      await this.payments.handBack(tx, id, refundId, this.clock.now());
      await this.record(tx, { actorId, action: 'booking.refund-handed-back', id, after: { refundId } });
    });
  }

  /**
   * Retries a refund that the provider refused.
   *
   * @throws AppError BOOK_001, REFUND_001, REFUND_002, PAY_002 if the money was refunded another way meanwhile, PAY_010
   * while the payment is disputed
   */
  async retryRefund(id: string, refundId: string, { actorId, scope }: AdminContext): Promise<void> {
    await this.assertInScope(this.database, id, scope);
    await this.database.transaction(async (tx) => {
      await lockExistingBooking(tx, id);
      const { amountCents } = await this.payments.retry(tx, id, refundId);
      const after = { refundId, amount: toDollars(amountCents) };
      await this.record(tx, { actorId, action: 'booking.refund-retried', id, after });
    });
  }

  /** @throws AppError BOOK_001, BOOK_004 if the booking was never confirmed */
  async invoice(id: string, scope: CompanyScope): Promise<PdfFile> {
    await this.assertInScope(this.database, id, scope);
    const booking = await bookingView(this.database, id, { userId: null, hasLink: true }, null);
    if (booking === null) throw new AppError('BOOK_001');
    return this.documents.invoiceOf(booking);
  }

  private async assertInScope(executor: Executor, id: string, scope: CompanyScope): Promise<void> {
    if ((await bookingDetails(executor, id, scope)) === null) throw new AppError('BOOK_001');
  }

  private record(
    tx: Tx,
    { actorId, action, id, after }: { actorId: string; action: string; id: string; after: object },
  ): Promise<void> {
    return this.audit.write(tx, { actorId, action, subjectType: 'booking', subjectId: id, after });
  }
}
