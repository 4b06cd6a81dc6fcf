import type { ErrorCode } from '@dronesoccer/contracts';
import { BookingStatus, CancelReason, limits } from '@dronesoccer/contracts';
import type { Step, Transition } from './machine.ts';
import { findTransition } from './machine.ts';

export type BookingEffect =
  | 'confirmationMail'
  | 'checkInCode'
  | 'seatsBack'
  | 'offerToWaitlist'
  | 'cancelPayment'
  | 'refundOrForfeit'
  | 'cancellationMail'
  | 'reserveAgain';

export type BookingGuard = 'cancelledByExpiry';

export type BookingTransition = Transition<BookingStatus, BookingEffect, BookingGuard>;

export const initialBookingStatus: BookingStatus = BookingStatus.PENDING;

export const bookingTransitions: readonly BookingTransition[] = [
  {
    // Paid, or free: then the product confirms it by itself.
    from: BookingStatus.PENDING,
    to: BookingStatus.CONFIRMED,
    who: ['payment', 'system'],
    effects: ['confirmationMail', 'checkInCode'],
  },
  {
    from: BookingStatus.PENDING,
    to: BookingStatus.CANCELLED,
    who: ['customer', 'admin', 'expiry'],
    effects: ['seatsBack', 'offerToWaitlist', 'cancelPayment'],
  },
  {
    from: BookingStatus.CONFIRMED,
    to: BookingStatus.CANCELLED,
    who: ['customer', 'admin'],
    effects: ['seatsBack', 'offerToWaitlist', 'refundOrForfeit', 'cancellationMail'],
  },
  {
    // A payment that arrives after its hold: served if the seats can be had again, else refunded by itself.
    from: BookingStatus.CANCELLED,
    to: BookingStatus.CONFIRMED,
    who: ['payment'],
    guard: 'cancelledByExpiry',
    effects: ['reserveAgain', 'confirmationMail', 'checkInCode'],
  },
];

/** What the guards look at. */
export interface BookingFacts {
  readonly cancelReason: CancelReason | null;
}

const guards: Readonly<Record<BookingGuard, (facts: BookingFacts) => boolean>> = {
  cancelledByExpiry: ({ cancelReason }) => cancelReason === CancelReason.EXPIRED,
};

const nothingKnown: BookingFacts = { cancelReason: null };

const bookingTransition = (step: Step<BookingStatus>, facts: BookingFacts = nothingKnown): BookingTransition | null =>
  findTransition(bookingTransitions, step, (guard) => guards[guard](facts));

/** Null when the step is allowed, else BOOK_009 for cancelling twice or BOOK_004. */
export function bookingTransitionError(
  step: Step<BookingStatus>,
  facts: BookingFacts = nothingKnown,
): ErrorCode | null {
  if (bookingTransition(step, facts)) return null;
  return step.from === BookingStatus.CANCELLED && step.to === BookingStatus.CANCELLED ? 'BOOK_009' : 'BOOK_004';
}

export interface BookingCancellation {
  readonly startsAt: Date;
  readonly now: Date;
  /** The organisation calls off the whole slot: everyone gets the money back. */
  readonly wholeSlot: boolean;
  /** An admin grants the refund although it is too late for it. */
  readonly granted: boolean;
}

const HOUR_MS = 3_600_000;

/** Whether a change still comes the policy's 48 hours ahead (spec 2, Policy text). Exactly 48 hours is in time. */
export const isInTime = (startsAt: Date, now: Date): boolean =>
  startsAt.getTime() - now.getTime() >= limits.bookingChangeHours * HOUR_MS;

/** Whether a cancelled, paid booking's money goes back; otherwise it is forfeited. */
export const isRefundDue = ({ startsAt, now, wholeSlot, granted }: BookingCancellation): boolean =>
  wholeSlot || granted || isInTime(startsAt, now);
