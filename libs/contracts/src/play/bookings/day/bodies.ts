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
  ruled,
  text,
  texts,
} from '../../../common/body.ts';
import { isDay } from '../../../common/days.ts';
import { valuesOf } from '../../../common/enums.ts';
import { DeskMethod } from '../../../common/team-enums.ts';
import { limits } from '../../../common/limits.ts';
import { userFields } from '../../../people/users/fields.ts';
import { bookingContactBody, bookingQuoteBody, placeBookingBody } from '../bodies.ts';

const day = checked({
  accepts: isDay,
  max: 10,
  message: { en: 'Choose a day', fr: 'Choisissez un jour' },
});

/** Whether the step is taken or taken back; taking it twice is taking it once. */
const seatStep = { seatIds: texts({ min: 1, max: limits.bookingSeatsMax, each: 36 }), is: boolean() };

const method = oneOf(valuesOf(DeskMethod));
const deskEmail = optional(nullable(ruled(userFields.email)));

export const deskContactBody = { ...bookingContactBody, email: deskEmail };

export const dayBodies = {
  // The sheet it is scanned for, and the code of the ticket as typed, or the address that its QR code holds.
  'bookings.day.admin.scan': { arenaId: id(), day, code: text({ max: limits.scannedTextMax }) },
  'bookings.day.admin.checkIn': seatStep,
  'bookings.day.admin.noShow': seatStep,
  // The e-mail of an account says whose price it is.
  'bookings.desk.admin.quote': { ...bookingQuoteBody, email: deskEmail },
  'bookings.desk.admin.book': { ...placeBookingBody, contact: object(deskContactBody), method },
  // Dollars that were taken; anything but what is owed is BOOK_013 with the booking.
  'bookings.desk.admin.pay': { method, expectedTotal: dollars() },
};

export type SeatStepBody = BodyOf<typeof seatStep>;
export type ScanBody = BodyOf<(typeof dayBodies)['bookings.day.admin.scan']>;
export type DeskQuoteBody = BodyOf<(typeof dayBodies)['bookings.desk.admin.quote']>;
export type DeskBookingBody = BodyOf<(typeof dayBodies)['bookings.desk.admin.book']>;
export type DeskPaymentBody = BodyOf<(typeof dayBodies)['bookings.desk.admin.pay']>;
