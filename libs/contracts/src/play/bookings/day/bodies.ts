import {
  type BodyOf,
  boolean,
  checked,
  dollars,
  id,
  nullable,
  object,
  oneOf,
  optional,
  ruledText,
  text,
  texts,
} from '../../../common/body.ts';
import { isDay } from '../../../common/days.ts';
import { valuesOf } from '../../../common/enums.ts';
import { DeskMethod } from '../../../common/team-enums.ts';
import { limits } from '../../../common/limits.ts';
import { staffLimits } from '../../../common/staff-limits.ts';
import { userFields } from '../../../people/users/fields.ts';
import { bookingContactBody, bookingQuoteBody, placeBookingBody } from '../bodies.ts';

const day = checked({
  accepts: isDay,
  max: 10,
  message: { en: 'Choose a day', fr: 'Choisissez un jour' },
});

/** `is` sets or clears the state of the seats. The call is idempotent. */
const seatStep = { seatIds: texts({ min: 1, max: limits.bookingSeatsMax, each: 36 }), is: boolean() };

const method = oneOf(valuesOf(DeskMethod));
const deskEmail = optional(nullable(ruledText(userFields.email)));

export const deskContactBody = { ...bookingContactBody, email: deskEmail };

export const dayBodies = {
  // The day sheet in use, and the ticket code as typed, or the address in its QR code.
  'bookings.day.admin.scan': { arenaId: id(), day, code: text({ max: staffLimits.scannedTextMax }) },
  'bookings.day.admin.checkIn': seatStep,
  'bookings.day.admin.noShow': seatStep,
  // The email of an account decides the price group.
  'bookings.desk.admin.quote': { ...bookingQuoteBody, email: deskEmail },
  'bookings.desk.admin.book': { ...placeBookingBody, contact: object(deskContactBody), method },
  // The dollars that were taken. If the amount owed differs, BOOK_013 carries the booking.
  'bookings.desk.admin.pay': { method, expectedTotal: dollars() },
};

export type SeatStepBody = BodyOf<typeof seatStep>;
export type ScanBody = BodyOf<(typeof dayBodies)['bookings.day.admin.scan']>;
export type DeskQuoteBody = BodyOf<(typeof dayBodies)['bookings.desk.admin.quote']>;
export type DeskBookingBody = BodyOf<(typeof dayBodies)['bookings.desk.admin.book']>;
export type DeskPaymentBody = BodyOf<(typeof dayBodies)['bookings.desk.admin.pay']>;
