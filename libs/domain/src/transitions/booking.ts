import type { ErrorCode } from '@dronesoccer/contracts';
import { BookingStatus, CancelReason, limits } from '@dronesoccer/contracts';
import type { Step, Transition } from './machine.ts';
import { findTransition } from './machine.ts';

type BookingEffect =
  | 'confirmationMail'
  | 'checkInCode'
  | 'seatsBack'
  | 'offerToWaitlist'
  | 'cancelPayment'
  | 'refundOrForfeit'
  | 'cancellationMail'
  | 'reserveAgain';

type BookingGuard = 'cancelledByExpiry';

type BookingTransition = Transition<BookingStatus, BookingEffect, BookingGuard>;

export const bookingTransitions: readonly BookingTransition[] = [
  {
    // The booking was paid, or is free: then it is confirmed automatically.
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
    // A payment arrived after the hold expired. The booking is confirmed if the seats are still free, else refunded
    // automatically.
    from: BookingStatus.CANCELLED,
    to: BookingStatus.CONFIRMED,
    who: ['payment'],
    guard: 'cancelledByExpiry',
    effects: ['reserveAgain', 'confirmationMail', 'checkInCode'],
  },
];

/** The facts that guards check. */
interface BookingFacts {
  readonly cancelReason: CancelReason | null;
}

const guards: Readonly<Record<BookingGuard, (facts: BookingFacts) => boolean>> = {
  cancelledByExpiry: ({ cancelReason }) => cancelReason === CancelReason.EXPIRED,
};

const nothingKnown: BookingFacts = { cancelReason: null };

/** Returns the transition that allows a step, with its effects, or null if the step is not allowed. */
export const bookingTransition = (
  step: Step<BookingStatus>,
  facts: BookingFacts = nothingKnown,
): BookingTransition | null => findTransition(bookingTransitions, step, (guard) => guards[guard](facts));

/** Returns null if the step is allowed, else BOOK_009 for cancelling twice or BOOK_004 for any other step. */
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
  /** The cancelling party. If the organisation cancels, or the booker declines a move, everything is refunded. */
  readonly by: 'booker' | 'organisation' | 'declinedMove';
  /** True if an administrator grants the refund although it is too late. */
  readonly granted: boolean;
}

const HOUR_MS = 3_600_000;

/**
 * Returns the last instant at which a booking can be changed or cancelled for a refund: 48 hours before its start (spec
 * 2, Policy text).
 */
export const refundUntil = (startsAt: Date): Date => new Date(startsAt.getTime() - limits.bookingChangeHours * HOUR_MS);

export const isInTime = (startsAt: Date, now: Date): boolean => now <= refundUntil(startsAt);

/**
 * Returns why a booking cannot be moved at a moment away from or to a start: BOOK_004 unless it is confirmed, BOOK_008
 * if it is too late; null if it can be moved. An administrator may move it later than the booker may, but never after
 * the start.
 */
export function moveRefusal(
  status: BookingStatus,
  startsAt: Date,
  now: Date,
  { mayBeLate = false } = {},
): 'BOOK_004' | 'BOOK_008' | null {
  if (status !== BookingStatus.CONFIRMED) return 'BOOK_004';
  return (mayBeLate ? now < startsAt : isInTime(startsAt, now)) ? null : 'BOOK_008';
}

/** Returns whether a cancelled, paid booking is refunded; otherwise the money is forfeited. */
export const isRefundDue = ({ startsAt, now, by, granted }: BookingCancellation): boolean =>
  by !== 'booker' || granted || isInTime(startsAt, now);
