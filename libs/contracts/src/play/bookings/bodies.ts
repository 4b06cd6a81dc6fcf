import {
  type BodyOf,
  boolean,
  dollars,
  id,
  list,
  nullable,
  object,
  oneOf,
  optional,
  ruledText,
  texts,
} from '../../common/body.ts';
import { BookingMode, PackageTier, valuesOf } from '../../common/enums.ts';
import { freeTextRule } from '../../common/field-rule.ts';
import { limits } from '../../common/limits.ts';
import { locales } from '../../common/locales.ts';
import { teamBody } from '../squads/bodies.ts';
import { userFields } from '../../people/users/fields.ts';

export const bookingContactBody = {
  fullName: ruledText(userFields.addressFullName),
  email: ruledText(userFields.email),
  phone: optional(nullable(ruledText(userFields.addressPhone))),
};

/**
 * The guardian who declares responsibility for everyone under age; the wording is recorded with the name. Null means
 * that the question was asked and no one is under age. An absent guardian means that the question was not asked.
 */
export const guardianBody = nullable(object({ fullName: ruledText(userFields.addressFullName) }));

/** A seat for the account itself or for one of its children. */
export const seatPersonBody = { childId: optional(nullable(id())), isBooker: optional(boolean()) };

export const bookingQuoteBody = {
  slotId: id(),
  mode: oneOf(valuesOf(BookingMode)),
  tier: oneOf(valuesOf(PackageTier)),
  // The players: the account itself, one of its children, or anyone by name, if the contact names them. Booking the
  // whole arena or a team takes no seats.
  seats: list({ name: optional(ruledText(freeTextRule(80))), ...seatPersonBody }, { max: limits.bookingSeatsMax }),
  // The team that enters a tournament, in place of seats. Only tournaments require a team, and only they accept one.
  team: optional(nullable(object(teamBody))),
};

export const placeBookingBody = {
  ...bookingQuoteBody,
  contact: object(bookingContactBody),
  guardian: optional(guardianBody),
  locale: optional(oneOf(locales)),
  // The dollars that the customer agreed to; any other total is BOOK_012.
  expectedTotal: dollars(),
};

export const bookingBodies = {
  'bookings.quote': bookingQuoteBody,
  'bookings.place': placeBookingBody,
  // The seats to cancel; the default is the whole booking.
  'bookings.cancelQuote': { seatIds: optional(texts({ min: 1, max: limits.bookingSeatsMax, each: 36 })) },
  'bookings.cancel': {
    seatIds: optional(texts({ min: 1, max: limits.bookingSeatsMax, each: 36 })),
    // The dollars shown to the customer. If the refund differs, BOOK_013 carries the new quote.
    expectedRefund: dollars(),
  },
  // The missing answer about people under age. The answer also confirms an offer of free seats.
  'bookings.accept': { guardian: guardianBody },
  // The slot to which the booking moves with all its seats.
  'bookings.move': { slotId: id() },
};

export type BookingQuoteBody = BodyOf<typeof bookingQuoteBody>;
export type PlaceBookingBody = BodyOf<typeof placeBookingBody>;
export type AcceptBookingBody = BodyOf<(typeof bookingBodies)['bookings.accept']>;
export type CancelBookingBody = BodyOf<(typeof bookingBodies)['bookings.cancel']>;
