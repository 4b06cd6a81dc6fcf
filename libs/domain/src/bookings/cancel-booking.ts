import type { Cents } from '../money.ts';
import { type BookingCancellation, isRefundDue } from '../transitions/booking.ts';

/** A seat as it was paid. */
export interface PaidSeat {
  readonly priceCents: Cents;
  readonly taxCents: Cents;
}

/** What cancelling does to money that was paid; cents, tax included. */
export interface CancellationWorth {
  readonly refund: Cents;
  readonly forfeit: Cents;
}

export const worthOfSeats = (seats: readonly PaidSeat[]): Cents =>
  seats.reduce((sum, { priceCents, taxCents }) => sum + priceCents + taxCents, 0);

/** What of these seats is refunded, and what is kept: all of it one way or the other. */
export function cancellationWorth(seats: readonly PaidSeat[], cancellation: BookingCancellation): CancellationWorth {
  const worth = worthOfSeats(seats);
  return isRefundDue(cancellation) ? { refund: worth, forfeit: 0 } : { refund: 0, forfeit: worth };
}
