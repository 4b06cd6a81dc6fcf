import { type BodyOf, boolean, dollars, freeText, id, oneOf, optional, ruled, texts } from '../../../common/body.ts';
import { freeTextRule } from '../../../common/field-rule.ts';
import { limits } from '../../../common/limits.ts';

/** Who wants it cancelled: of what the organisation cancels everything is refunded. */
export const cancelledBy = ['booker', 'organisation'] as const;
export type CancelledBy = (typeof cancelledBy)[number];

const cancellation = {
  // All of it, or these seats alone.
  seatIds: optional(texts({ min: 1, max: limits.bookingSeatsMax, each: 36 })),
  by: oneOf(cancelledBy),
  // Refund what the booker cancels too late.
  granted: boolean(),
};

export const bookingAdminBodies = {
  'bookings.admin.cancelQuote': cancellation,
  'bookings.admin.cancel': {
    ...cancellation,
    // For the team: the booker does not read it.
    reason: ruled(freeTextRule(300)),
    // Dollars that were shown; anything else is BOOK_013 with the new answer.
    expectedRefund: dollars(),
  },
  'bookings.admin.move': {
    slotId: id(),
    // For the team, and needed when the booker could not move it any more.
    reason: freeText({ max: 300 }),
  },
};

export type AdminCancellationBody = BodyOf<typeof cancellation>;
export type AdminCancelBookingBody = BodyOf<(typeof bookingAdminBodies)['bookings.admin.cancel']>;
export type AdminMoveBookingBody = BodyOf<(typeof bookingAdminBodies)['bookings.admin.move']>;
