import type { Cents } from '../money.ts';
import { type BookingCancellation, isRefundDue } from '../transitions/booking.ts';

/** A paid seat. */
interface PaidSeat {
  readonly priceCents: Cents;
  readonly taxCents: Cents;
}

/** The effect of a cancellation on the money paid, in cents with tax. */
export interface CancellationWorth {
  readonly refund: Cents;
  readonly forfeit: Cents;
}

export const worthOfSeats = (seats: readonly PaidSeat[]): Cents =>
  seats.reduce((sum, { priceCents, taxCents }) => sum + priceCents + taxCents, 0);

/** Splits the money paid for the seats into refund and forfeit. The whole amount goes to one of them. */
export function cancellationWorth(seats: readonly PaidSeat[], cancellation: BookingCancellation): CancellationWorth {
  const worth = worthOfSeats(seats);
  return isRefundDue(cancellation) ? { refund: worth, forfeit: 0 } : { refund: 0, forfeit: worth };
}
