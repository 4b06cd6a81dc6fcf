import { Injectable, type OnModuleInit } from '@nestjs/common';
import {
  BookingEventKind,
  BookingStatus,
  CancelReason,
  type CancelQuoteWire,
  patterns,
  RefundKind,
  SeatState,
  type ReceivedBody,
} from '@dronesoccer/contracts';
import {
  bookingTransition,
  bookingTransitionError,
  type Cents,
  cancellationWorth,
  type CancellationWorth,
  refundUntil,
  toCents,
  toDollars,
} from '@dronesoccer/domain';
import type { Visitor } from '../../../platform/access/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Executor, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { overdueIds, SubjectPayments } from '../../../money/payments/index.js';
import { giveBackSeats } from '../../slots/index.js';
import { expireBooking, mailAboutBooking, seatsGivenBack, sweepExpiredBookings } from '../bookings.jobs.js';
import {
  addEvent,
  bookingTable,
  cancelBooking,
  cancelSeats,
  type EventData,
  type ScheduledBooking,
  lockBooking,
  type SeatRow,
  seatsOf,
  scheduledBooking,
} from '../bookings.queries.js';
import { ReadBookings } from '../show/read-bookings.js';
import { SquadNotices } from '../squad/squad-notices.js';

/** How many expired bookings one sweep ends; the next comes a minute later. */
const sweepSize = 200;

/** What is given back of a booking, and what becomes of its money. */
export interface Cancellation extends CancellationWorth {
  seats: readonly SeatRow[];
  /** Whether nothing of the booking is left. */
  isWhole: boolean;
  /** Of the refund, what was paid at the desk and is handed back there. */
  atDesk: Cents;
}

/** Of what was not paid. */
export const nothing: Cancellation = { seats: [], isWhole: true, refund: 0, forfeit: 0, atDesk: 0 };

/** Who cancels and why. */
interface CancelOrigin {
  reason: CancelReason;
  actorId: string | null;
  /** An administrator's words, which the booker does not read. */
  note?: string | undefined;
  /** The administrator hands back now what was paid at the desk. */
  isHandedBack?: boolean;
}

/**
 * Cancels a booking or some of its seats, or ends the hold of one that was not paid in time, and gives back in one transaction
 * all that it held. Each hold has a job of its own; a sweep finds what a job missed.
 */
@Injectable()
export class CancelBooking implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly jobs: Jobs,
    private readonly payments: SubjectPayments,
    private readonly bookings: ReadBookings,
    private readonly squads: SquadNotices,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(expireBooking, ({ bookingId }) => this.expire(bookingId));
    this.jobs.repeat(sweepExpiredBookings, '* * * * *', () => this.expireAllOverdue());
  }

  /** @throws AppError BOOK_001, BOOK_004, BOOK_007 or BOOK_009, as cancelling would */
  async quote(
    id: string,
    visitor: Visitor,
    { seatIds }: ReceivedBody<'bookings.cancelQuote'>,
  ): Promise<CancelQuoteWire> {
    await this.bookings.view(id, visitor, null);
    const booking = await scheduledBooking(this.database, id);
    if (booking === null) throw new AppError('BOOK_001');
    return presentCancelQuote(booking, await this.judge(this.database, booking, seatIds));
  }

  /** @throws AppError as `quote`, and BOOK_013 with the new quote when the refund is not what was agreed to */
  async cancel(
    id: string,
    visitor: Visitor,
    { seatIds, expectedRefund }: ReceivedBody<'bookings.cancel'>,
  ): Promise<void> {
    // Who may not see it may not cancel it, and learns nothing about it.
    await this.bookings.view(id, visitor, null);
    await this.database.transaction(async (tx) => {
      const booking = await lockedOrMissing(tx, id);
      const cancellation = await this.judge(tx, booking, seatIds);
      if (cancellation.refund !== toCents(expectedRefund)) {
        throw new AppError('BOOK_013', { data: presentCancelQuote(booking, cancellation) });
      }
      if (cancellation.isWhole) {
        await this.cancelIn(tx, booking, { reason: CancelReason.CUSTOMER, actorId: visitor.userId }, cancellation);
      } else {
        await this.cancelSeatsIn(tx, booking, { reason: CancelReason.CUSTOMER, actorId: visitor.userId }, cancellation);
      }
    });
  }

  /**
   * Everything is refunded: the organisation has moved it.
   *
   * @throws AppError BOOK_001, BOOK_009, and BOOK_004 for what was not moved or has started
   */
  async decline(id: string, visitor: Visitor): Promise<void> {
    await this.bookings.view(id, visitor, null);
    await this.database.transaction(async (tx) => {
      const booking = await lockedOrMissing(tx, id);
      const cancellation = await this.judge(tx, booking, undefined);
      if (booking.movedFromStart === null) throw new AppError('BOOK_004');
      await this.cancelIn(tx, booking, { reason: CancelReason.CUSTOMER, actorId: visitor.userId }, cancellation);
    });
  }

  /** Ends a hold that is over. A booking that was paid or cancelled in the meantime, or held once more, is left as it is. */
  async expire(id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const booking = await lockBooking(tx, id);
      if (booking === null || booking.holdExpiresAt > this.clock.now()) return;
      const step = { from: booking.status, to: BookingStatus.CANCELLED, who: 'expiry' } as const;
      if (bookingTransition(step, booking) === null) return;
      await this.cancelIn(tx, booking, { reason: CancelReason.EXPIRED, actorId: null }, nothing);
    });
  }

  /** Ends an unpaid booking as its booker would, in the caller's transaction; one that waits no more is left as it is. */
  async giveUp(tx: Tx, id: string, actorId: string | null): Promise<void> {
    const booking = await lockBooking(tx, id);
    if (booking?.status === BookingStatus.PENDING) {
      await this.cancelIn(tx, booking, { reason: CancelReason.CUSTOMER, actorId }, nothing);
    }
  }

  async expireAllOverdue(): Promise<void> {
    for (const id of await overdueIds(this.database, bookingTable, this.clock.now(), sweepSize)) await this.expire(id);
  }

  /** What the booker may give back now, and what comes back for it. */
  private async judge(
    executor: Executor,
    booking: ScheduledBooking,
    seatIds: readonly string[] | undefined,
  ): Promise<Cancellation> {
    const now = this.clock.now();
    const step = { from: booking.status, to: BookingStatus.CANCELLED, who: 'customer' } as const;
    const refusal = bookingTransitionError(step, booking);
    if (refusal !== null) throw new AppError(refusal);
    if (now >= booking.startsAt) throw new AppError('BOOK_004');
    const all = await seatsOf(executor, booking.id);
    const taken = all.filter(({ state }) => state === SeatState.TAKEN);
    const seats = seatIds === undefined ? taken : chosenSeats(all, seatIds);
    const isWhole = seats.length === taken.length;
    if (booking.status === BookingStatus.PENDING) {
      // What is not paid yet is paid as a whole, or given up.
      if (!isWhole) throw new AppError('BOOK_004');
      return { ...nothing, seats };
    }
    const { startsAt } = booking;
    const by = booking.movedFromStart === null ? 'booker' : 'declinedMove';
    const worth = cancellationWorth(seats, { startsAt, now, by, granted: false });
    // Less than it is worth where some of it was paid back at the provider.
    const refund = Math.min(worth.refund, await this.payments.refundable(executor, booking.id));
    const atDesk = await this.payments.atDesk(executor, booking.id, refund);
    return { seats, isWhole, refund, forfeit: worth.forfeit, atDesk };
  }

  /** All of a booking that the caller has locked and judged. @throws AppError BOOK_004 when it stands no more */
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
    await this.payBack(tx, bookingId, refund, origin, at);
    await addEvent(tx, bookingId, BookingEventKind.CANCELLED, at, actorId, eventOf(refund, forfeit, note));
    // What was never paid for was not confirmed either: there is nothing to take back, unless someone is about to pay.
    if (booking.status !== BookingStatus.CONFIRMED && reason !== CancelReason.ADMIN) return;
    const about = { bookingId, kind: 'cancelled', refundCents: refund, forfeitCents: forfeit } as const;
    await this.jobs.enqueue(tx, mailAboutBooking, about);
    if (booking.teamName !== null) await this.squads.tellEnd(tx, bookingId);
  }

  /** Some seats of a confirmed booking that the caller has locked and judged. */
  async cancelSeatsIn(
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
    await this.payBack(tx, bookingId, refund, origin, at);
    const event = { ...eventOf(refund, forfeit, note), seats: seats.length };
    await addEvent(tx, bookingId, BookingEventKind.SEATS_CANCELLED, at, actorId, event);
    const about = { bookingId, kind: 'seats-cancelled', refundCents: refund, forfeitCents: forfeit } as const;
    const byUs = reason === CancelReason.ADMIN;
    await this.jobs.enqueue(tx, mailAboutBooking, { ...about, seats: seats.length, byUs });
  }

  private async payBack(
    tx: Tx,
    subjectId: string,
    amountCents: number,
    { actorId, note = '', isHandedBack = false }: CancelOrigin,
    at: Date,
  ): Promise<void> {
    const part = { kind: RefundKind.CANCELLED, reason: note || 'booking cancelled', actorId, isHandedBack, at };
    await this.payments.payBack(tx, { subjectId, amountCents, ...part });
  }
}

const eventOf = (refund: number, forfeit: number, note = ''): EventData => ({
  ...(refund > 0 && { amountCents: refund }),
  ...(forfeit > 0 && { forfeitCents: forfeit }),
  ...(note !== '' && { reason: note }),
});

/** @throws AppError BOOK_001 */
export async function lockedOrMissing(tx: Tx, id: string): Promise<ScheduledBooking> {
  const booking = await lockBooking(tx, id);
  if (booking === null) throw new AppError('BOOK_001');
  return booking;
}

/** @throws AppError BOOK_007 for what is no seat of the booking, BOOK_009 for one that was given back before */
export function chosenSeats(all: readonly SeatRow[], seatIds: readonly string[]): SeatRow[] {
  const wanted = new Set(seatIds.map((id) => (patterns.uuid.test(id) ? id.toLowerCase() : id)));
  const chosen = all.filter(({ id }) => wanted.has(id));
  if (chosen.length < wanted.size) {
    const message = { en: 'Choose seats of this booking', fr: 'Choisissez des places de cette réservation' };
    throw new AppError('BOOK_007', { errors: [{ field: 'seatIds', message }] });
  }
  if (chosen.some(({ state }) => state === SeatState.CANCELLED)) throw new AppError('BOOK_009');
  return chosen;
}

export const presentCancelQuote = (
  { startsAt, movedFromStart }: ScheduledBooking,
  { refund, forfeit, atDesk }: Cancellation,
): CancelQuoteWire => ({
  refund: toDollars(refund),
  forfeit: toDollars(forfeit),
  atDesk: toDollars(atDesk),
  refundUntil: (movedFromStart === null ? refundUntil(startsAt) : startsAt).toISOString(),
});
