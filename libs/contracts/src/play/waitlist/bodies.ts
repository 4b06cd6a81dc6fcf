import { bookingContactBody, guardianBody, seatPersonBody } from '../bookings/bodies.ts';
import { integer, list, object, oneOf, optional } from '../../common/body.ts';
import { PackageTier, valuesOf } from '../../common/enums.ts';
import { limits } from '../../common/limits.ts';
import { locales } from '../../common/locales.ts';

const joinWaitlistBody = {
  seats: integer({ min: 1, max: limits.bookingSeatsMax }),
  // The account and its children among the people who wait. The other seats have no name.
  people: optional(list(seatPersonBody, { max: limits.bookingSeatsMax })),
  tier: oneOf(valuesOf(PackageTier)),
  contact: object(bookingContactBody),
  // The answer about people under age, as in a booking. A booking offered from the waitlist takes it over.
  guardian: optional(guardianBody),
  locale: optional(oneOf(locales)),
};

export const waitlistBodies = { 'waitlist.join': joinWaitlistBody };
