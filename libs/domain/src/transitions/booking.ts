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
    // Paid, or free: then the product confirms it automatically.
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
    // A payment that arrives after the hold expired: served if the seats are still free, else refunded automatically.
    from: BookingStatus.CANCELLED,
    to: BookingStatus.CONFIRMED,
    who: ['payment'],
    guard: 'cancelledByExpiry',
    effects: ['reserveAgain', 'confirmationMail', 'checkInCode'],
  },
];

/** The facts that guards check. */
export interface BookingFacts {
  readonly cancelReason: CancelReason | null;
}

const guards: Readonly<Record<BookingGuard, (facts: BookingFacts) => boolean>> = {
  cancelledByExpiry: ({ cancelReason }) => cancelReason === CancelReason.EXPIRED,
};

const nothingKnown: BookingFacts = { cancelReason: null };

/** The transition that allows a step, with its effects; null when the step is not allowed. */
export const bookingTransition = (
  step: Step<BookingStatus>,
  facts: BookingFacts = nothingKnown,
): BookingTransition | null => findTransition(bookingTransitions, step, (guard) => guards[guard](facts));

/** Null when the step is allowed; else BOOK_009 for cancelling twice, BOOK_004 for any other step. */
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
  /** Who does it: of what the organisation cancels, or moves and the booker declines, everything is refunded. */
  readonly by: 'booker' | 'organisation' | 'declinedMove';
  /** An administrator grants the refund although it is too late. */
  readonly granted: boolean;
}

const HOUR_MS = 3_600_000;

/** The last instant at which a booking can be changed or cancelled for a refund: 48 hours before (spec 2, Policy text). */
export const refundUntil = (startsAt: Date): Date => new Date(startsAt.getTime() - limits.bookingChangeHours * HOUR_MS);

export const isInTime = (startsAt: Date, now: Date): boolean => now <= refundUntil(startsAt);

/**
 * What prevents a booking from moving away from, or to, a start at a moment: BOOK_004 unless it is confirmed, BOOK_008 when
 * it is too late; null when nothing does. An administrator may be later than the booker, and never after the start.
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

/** Whether a cancelled, paid booking is refunded; otherwise the money is forfeited. */
export const isRefundDue = ({ startsAt, now, by, granted }: BookingCancellation): boolean =>
  by !== 'booker' || granted || isInTime(startsAt, now);
