import { oneOf, optional } from '../../common/body.ts';
import { byLink, paged } from '../../common/query.ts';

export const bookingQueries = {
  'me.bookings': {
    ...paged,
    /** `upcoming` lists upcoming bookings, nearest first; `past` lists past or cancelled ones, latest first. */
    when: optional(oneOf(['upcoming', 'past'])),
  },
  'bookings.decline': byLink,
  'bookings.get': byLink,
  'bookings.renew': byLink,
  'bookings.cancelQuote': byLink,
  'bookings.cancel': byLink,
  'bookings.moves': byLink,
  'bookings.move': byLink,
  'bookings.calendar': byLink,
  'bookings.invoice': byLink,
  'bookings.accept': byLink,
} as const;
