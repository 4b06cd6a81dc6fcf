import { bookingContactBody, guardianBody } from '../bookings/bodies.ts';
import { integer, object, oneOf, optional } from '../../common/body.ts';
import { PackageTier, valuesOf } from '../../common/enums.ts';
import { limits } from '../../common/limits.ts';
import { locales } from '../../common/locales.ts';

const joinWaitlistBody = {
  seats: integer({ min: 1, max: limits.bookingSeatsMax }),
  tier: oneOf(valuesOf(PackageTier)),
  contact: object(bookingContactBody),
  // The answer about people under age, as in a booking. A booking offered from the waitlist takes it over.
  guardian: optional(guardianBody),
  locale: optional(oneOf(locales)),
};

export const waitlistBodies = { 'waitlist.join': joinWaitlistBody };
