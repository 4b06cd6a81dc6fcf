import { type BodyOf, dollars, id, list, nullable, object, oneOf, optional, ruled, texts } from '../../common/body.ts';
import { BookingMode, PackageTier, valuesOf } from '../../common/enums.ts';
import { freeTextRule } from '../../common/field-rule.ts';
import { limits } from '../../common/limits.ts';
import { locales } from '../../common/locales.ts';
import { teamBody } from '../squads/bodies.ts';
import { userFields } from '../../people/users/fields.ts';

export const bookingContactBody = {
  fullName: ruled(userFields.addressFullName),
  email: ruled(userFields.email),
  phone: optional(nullable(ruled(userFields.addressPhone))),
};

/**
 * The person who declares to be responsible for everyone under age; the wording is recorded with the name. Null: it was asked,
 * and no one is under age. A request without it was made where the question was not asked.
 */
export const guardianBody = nullable(object({ fullName: ruled(userFields.addressFullName) }));

export const bookingQuoteBody = {
  slotId: id(),
  mode: oneOf(valuesOf(BookingMode)),
  tier: oneOf(valuesOf(PackageTier)),
  // Those who fly, where the contact names them. Booking the whole arena takes none, and neither does a team.
  seats: list({ name: optional(ruled(freeTextRule(80))) }, { max: limits.bookingSeatsMax }),
  // Who enters a tournament, in place of seats; asked for there, and only there.
  team: optional(nullable(object(teamBody))),
};

export const placeBookingBody = {
  ...bookingQuoteBody,
  contact: object(bookingContactBody),
  guardian: optional(guardianBody),
  locale: optional(oneOf(locales)),
  // Dollars the person agreed to; any other total is BOOK_012.
  expectedTotal: dollars(),
};

export const bookingBodies = {
  'bookings.quote': bookingQuoteBody,
  'bookings.place': placeBookingBody,
  // All of it, or these seats alone.
  'bookings.cancelQuote': { seatIds: optional(texts({ min: 1, max: limits.bookingSeatsMax, each: 36 })) },
  'bookings.cancel': {
    seatIds: optional(texts({ min: 1, max: limits.bookingSeatsMax, each: 36 })),
    // Dollars the person was told would come back; anything else is BOOK_013 with the new answer.
    expectedRefund: dollars(),
  },
  // The answer that is still missing; with it an offer of free seats is confirmed.
  'bookings.accept': { guardian: guardianBody },
  // The slot it moves to, with all its seats.
  'bookings.move': { slotId: id() },
};

export type BookingQuoteBody = BodyOf<typeof bookingQuoteBody>;
export type PlaceBookingBody = BodyOf<typeof placeBookingBody>;
export type AcceptBookingBody = BodyOf<(typeof bookingBodies)['bookings.accept']>;
export type CancelBookingBody = BodyOf<(typeof bookingBodies)['bookings.cancel']>;
