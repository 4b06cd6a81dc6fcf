import { Injectable } from '@nestjs/common';
import {
  type AdminCancellationBody,
  BookingStatus,
  type CancelQuoteWire,
  patterns,
  SeatState,
} from '@dronesoccer/contracts';
import {
  bookingTransitionError,
  type Cents,
  cancellationWorth,
  type CancellationWorth,
  refundUntil,
  toCents,
  toDollars,
} from '@dronesoccer/domain';
import { Clock } from '../../../platform/clock/index.js';
import type { Executor } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { SubjectPayments } from '../../../money/payments/index.js';
import { type ScheduledBooking, type SeatRow, seatsOf } from '../bookings.queries.js';

/** The seats that a cancellation frees, with the amounts refunded and forfeited. */
export interface Cancellation extends CancellationWorth {
  seats: readonly SeatRow[];
  /** True if the booking keeps no seat. */
  isWhole: boolean;
  /** The part of the refund that was paid at the desk and is handed back there. */
  atDesk: Cents;
}

/** The cancellation of a booking that was not paid. */
export const noRefund: Cancellation = { seats: [], isWhole: true, refund: 0, forfeit: 0, atDesk: 0 };

/** The customer, or an administrator who says on whose behalf and whether to refund after the deadline. */
export type CancelledBy = { who: 'customer' } | ({ who: 'admin' } & Pick<AdminCancellationBody, 'by' | 'granted'>);

/** Decides which seats may be cancelled and how much is refunded, for customers and administrators alike. */
@Injectable()
export class DecideCancellation {
  constructor(
    private readonly clock: Clock,
    private readonly payments: SubjectPayments,
  ) {}

  /**
   * A customer cancels before the start only; an administrator may also cancel a session that did not take place.
   *
   * @throws AppError BOOK_004 if the booking can no longer be cancelled, or if only some seats of an unpaid booking are
   *   chosen; BOOK_007 or BOOK_009 as `chosenSeats`
   */
  async decide(
    executor: Executor,
    booking: ScheduledBooking,
    seatIds: readonly string[] | undefined,
    cancelledBy: CancelledBy,
  ): Promise<Cancellation> {
    const now = this.clock.now();
    const { startsAt } = booking;
    const step = { from: booking.status, to: BookingStatus.CANCELLED, who: cancelledBy.who } as const;
    const refusal = bookingTransitionError(step, booking);
    if (refusal !== null) throw new AppError(refusal);
    if (cancelledBy.who === 'customer' && now >= startsAt) throw new AppError('BOOK_004');
    const all = await seatsOf(executor, booking.id);
    const taken = all.filter(({ state }) => state === SeatState.TAKEN);
    const seats = seatIds === undefined ? taken : chosenSeats(all, seatIds);
    const isWhole = seats.length === taken.length;
    if (booking.status === BookingStatus.PENDING) {
      // An unpaid booking is paid or cancelled as a whole.
      if (!isWhole) throw new AppError('BOOK_004');
      return { ...noRefund, seats };
    }
    const worth = cancellationWorth(seats, { startsAt, now, ...termsOf(booking, cancelledBy) });
    // The provider may already have returned a part of the payment.
    const refund = Math.min(worth.refund, await this.payments.refundable(executor, booking.id));
    const atDesk = await this.payments.deskRefundCents(executor, booking.id, refund);
    return { seats, isWhole, refund, forfeit: worth.forfeit, atDesk };
  }
}

/** A session that the organisation moved is refunded in full, regardless of who cancels it. */
function termsOf(
  { movedFromStart }: ScheduledBooking,
  cancelledBy: CancelledBy,
): { by: 'booker' | 'organisation' | 'declinedMove'; granted: boolean } {
  const wasMoved = movedFromStart !== null;
  if (cancelledBy.who === 'customer') return { by: wasMoved ? 'declinedMove' : 'booker', granted: false };
  return { by: wasMoved ? 'organisation' : cancelledBy.by, granted: cancelledBy.granted };
}

/** @throws AppError BOOK_013 with the new quote if the refund differs from the one that was shown, in dollars */
export function assertExpectedRefund(
  booking: ScheduledBooking,
  cancellation: Cancellation,
  expectedRefund: number,
): void {
  if (cancellation.refund === toCents(expectedRefund)) return;
  throw new AppError('BOOK_013', { data: presentCancelQuote(booking, cancellation) });
}

/** @throws AppError BOOK_007 if an id is no seat of the booking, BOOK_009 if a seat was already cancelled */
export function chosenSeats(all: readonly SeatRow[], seatIds: readonly string[]): SeatRow[] {
  const requestedIds = new Set(seatIds.map((id) => (patterns.uuid.test(id) ? id.toLowerCase() : id)));
  const chosen = all.filter(({ id }) => requestedIds.has(id));
  if (chosen.length < requestedIds.size) {
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
