import {
  type BodyOf,
  boolean,
  dollars,
  freeText,
  id,
  oneOf,
  optional,
  ruledText,
  texts,
} from '../../../common/body.ts';
import { freeTextRule } from '../../../common/field-rule.ts';
import { limits } from '../../../common/limits.ts';

/** The party that cancels. If the organisation cancels, everything is refunded. */
export const cancelledBy = ['booker', 'organisation'] as const;
export type CancelledBy = (typeof cancelledBy)[number];

const cancellation = {
  // The seats to cancel; the default is the whole booking.
  seatIds: optional(texts({ min: 1, max: limits.bookingSeatsMax, each: 36 })),
  by: oneOf(cancelledBy),
  // Grants a refund although the booker cancels too late.
  granted: boolean(),
};

export const bookingAdminBodies = {
  'bookings.admin.cancelQuote': cancellation,
  'bookings.admin.cancel': {
    ...cancellation,
    // An internal reason that the booker does not see.
    reason: ruledText(freeTextRule(300)),
    // The dollars shown to the administrator. If the refund differs, BOOK_013 carries the new quote.
    expectedRefund: dollars(),
  },
  'bookings.admin.move': {
    slotId: id(),
    // An internal reason, required if the booker can no longer move the booking.
    reason: freeText({ max: 300 }),
  },
};

export type AdminCancellationBody = BodyOf<typeof cancellation>;
export type AdminCancelBookingBody = BodyOf<(typeof bookingAdminBodies)['bookings.admin.cancel']>;
export type AdminMoveBookingBody = BodyOf<(typeof bookingAdminBodies)['bookings.admin.move']>;
