import { Injectable } from '@nestjs/common';
import {
  BookingEventKind,
  BookingStatus,
  CancelReason,
  type CancelQuoteWire,
  RefundKind,
  type ReceivedBody,
} from '@dronesoccer/contracts';
import { bookingTransition } from '@dronesoccer/domain';
import type { Visitor } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { SubjectPayments } from '../../../money/payments/index.js';
import { giveBackSeats } from '../../slots/index.js';
import { mailAboutBooking, seatsGivenBack } from '../bookings.jobs.js';
import {
  addEvent,
  cancelBooking,
  cancelSeats,
  type EventData,
  type ScheduledBooking,
  lockBooking,
  lockExistingBooking,
  scheduledBooking,
} from '../bookings.queries.js';
import {
  assertExpectedRefund,
  type Cancellation,
  DecideCancellation,
  noRefund,
  presentCancelQuote,
} from './decide-cancellation.js';
import { ReadBookings } from '../show/read-bookings.js';
import { SquadNotices } from '../../squads/index.js';

const customer = { who: 'customer' } as const;

/** The actor and the reason of a cancellation. */
interface CancelOrigin {
  reason: CancelReason;
  actorId: string | null;
  /** An administrator's note, which the booker does not see. */
  note?: string | undefined;
  /** True if the administrator hands back the desk payment now. */
  isHandedBack?: boolean;
}

/**
 * Cancels a booking or some of its seats, or ends an unpaid booking's hold, and releases its places in the same transaction.
 */
@Injectable()
export class CancelBooking {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly payments: SubjectPayments,
    private readonly decisions: DecideCancellation,
    private readonly bookings: ReadBookings,
    private readonly squads: SquadNotices,
  ) {}

  /** @throws AppError BOOK_001, BOOK_004, BOOK_007 or BOOK_009, as cancelling would */
  async quote(
    id: string,
    visitor: Visitor,
    { seatIds }: ReceivedBody<'bookings.cancelQuote'>,
  ): Promise<CancelQuoteWire> {
    await this.bookings.view(id, visitor, null);
    const booking = await scheduledBooking(this.database, id);
    if (booking === null) throw new AppError('BOOK_001');
    return presentCancelQuote(booking, await this.decisions.decide(this.database, booking, seatIds, customer));
  }

  /** @throws AppError as `quote`, and BOOK_013 with the new quote if the refund is not the expected one */
  async cancel(
    id: string,
    visitor: Visitor,
    { seatIds, expectedRefund }: ReceivedBody<'bookings.cancel'>,
  ): Promise<void> {
    // A visitor who may not see the booking learns nothing about it.
    await this.bookings.view(id, visitor, null);
    await this.database.transaction(async (tx) => {
      const booking = await lockExistingBooking(tx, id);
      const cancellation = await this.decisions.decide(tx, booking, seatIds, customer);
      assertExpectedRefund(booking, cancellation, expectedRefund);
      await this.apply(tx, booking, { reason: CancelReason.CUSTOMER, actorId: visitor.userId }, cancellation);
    });
  }

  /**
   * Cancels a booking that the organisation moved, with a full refund.
   *
   * @throws AppError BOOK_001, BOOK_009, and BOOK_004 if the booking was not moved or has started
   */
  async decline(id: string, visitor: Visitor): Promise<void> {
    await this.bookings.view(id, visitor, null);
    await this.database.transaction(async (tx) => {
      const booking = await lockExistingBooking(tx, id);
      const cancellation = await this.decisions.decide(tx, booking, undefined, customer);
      if (booking.movedFromStart === null) throw new AppError('BOOK_004');
      await this.cancelIn(tx, booking, { reason: CancelReason.CUSTOMER, actorId: visitor.userId }, cancellation);
    });
  }

  /** Cancels a locked booking whose hold has expired. A booking that was meanwhile paid or cancelled stays unchanged. */
  async expire(tx: Tx, booking: ScheduledBooking): Promise<void> {
    const step = { from: booking.status, to: BookingStatus.CANCELLED, who: 'expiry' } as const;
    if (bookingTransition(step, booking) === null) return;
    await this.cancelIn(tx, booking, { reason: CancelReason.EXPIRED, actorId: null }, noRefund);
  }

  /**
   * Cancels an unpaid booking like its booker, in the caller's transaction. Returns false for any other booking, which
   * stays unchanged.
   */
  async abandon(tx: Tx, id: string, actorId: string | null): Promise<boolean> {
    const booking = await lockBooking(tx, id);
    if (booking?.status !== BookingStatus.PENDING) return false;
    await this.cancelIn(tx, booking, { reason: CancelReason.CUSTOMER, actorId }, noRefund);
    return true;
  }

  /** Cancels the seats that the caller decided on, in the caller's transaction. */
  async apply(tx: Tx, booking: ScheduledBooking, origin: CancelOrigin, cancellation: Cancellation): Promise<void> {
    if (cancellation.isWhole) await this.cancelIn(tx, booking, origin, cancellation);
    else await this.cancelSeatsIn(tx, booking, origin, cancellation);
  }

  /** Cancels a whole booking that the caller has locked. @throws AppError BOOK_004 if it is already cancelled */
  async cancelIn(
    tx: Tx,
    booking: ScheduledBooking,
    origin: CancelOrigin,
    { refund, forfeit }: Cancellation,
  ): Promise<void> {
    const at = this.clock.now();
    const bookingId = booking.id;
    const { reason, actorId, note } = origin;
    if (!(await cancelBooking(tx, booking, { reason, forfeitCents: forfeit, at }))) throw new AppError('BOOK_004');
    await giveBackSeats(tx, booking.slotId, booking.places);
    await this.jobs.publish(tx, seatsGivenBack, { slotId: booking.slotId });
    await this.payments.closeOpen(tx, bookingId, at);
    await this.refund(tx, bookingId, refund, origin, at);
    await addEvent(tx, bookingId, BookingEventKind.CANCELLED, at, actorId, eventOf(refund, forfeit, note));
    // The customer never received a confirmation of an unpaid booking. An administrator's cancellation is reported anyway,
    // because the customer may be about to pay.
    if (booking.status !== BookingStatus.CONFIRMED && reason !== CancelReason.ADMIN) return;
    const about = { bookingId, kind: 'cancelled', refundCents: refund, forfeitCents: forfeit } as const;
    await this.jobs.enqueue(tx, mailAboutBooking, about);
    if (booking.teamName !== null) await this.squads.notifyCancelled(tx, bookingId);
  }

  /** Cancels some seats of a confirmed booking that the caller has locked. */
  private async cancelSeatsIn(
    tx: Tx,
    booking: ScheduledBooking,
    origin: CancelOrigin,
    { seats, refund, forfeit }: Cancellation,
  ): Promise<void> {
    const at = this.clock.now();
    const bookingId = booking.id;
    const { reason, actorId, note } = origin;
    await cancelSeats(tx, booking, { seatIds: seats.map(({ id }) => id), forfeitCents: forfeit, at });
    await giveBackSeats(tx, booking.slotId, seats.length);
    await this.jobs.publish(tx, seatsGivenBack, { slotId: booking.slotId });
    await this.refund(tx, bookingId, refund, origin, at);
    const event = { ...eventOf(refund, forfeit, note), seats: seats.length };
    await addEvent(tx, bookingId, BookingEventKind.SEATS_CANCELLED, at, actorId, event);
    const about = { bookingId, kind: 'seats-cancelled', refundCents: refund, forfeitCents: forfeit } as const;
    const byUs = reason === CancelReason.ADMIN;
    await this.jobs.enqueue(tx, mailAboutBooking, { ...about, seats: seats.length, byUs });
  }

  private async refund(
    tx: Tx,
    subjectId: string,
    amountCents: number,
    { actorId, note = '', isHandedBack = false }: CancelOrigin,
    at: Date,
  ): Promise<void> {
    const part = { kind: RefundKind.CANCELLED, reason: note || 'booking cancelled', actorId, isHandedBack, at };
    await this.payments.refund(tx, { subjectId, amountCents, waitsForDispute: true, ...part });
  }
}

const eventOf = (refund: number, forfeit: number, note = ''): EventData => ({
  ...(refund > 0 && { amountCents: refund }),
  ...(forfeit > 0 && { forfeitCents: forfeit }),
  ...(note !== '' && { reason: note }),
});
