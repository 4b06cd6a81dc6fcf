import { oneOf, optional } from '../../common/body.ts';
import { accessTokenQuery, paged } from '../../common/query.ts';

export const bookingQueries = {
  'me.bookings': {
    ...paged,
    /** `upcoming` lists upcoming bookings, nearest first; `past` lists past or cancelled ones, latest first. */
    when: optional(oneOf(['upcoming', 'past'])),
  },
  'bookings.decline': accessTokenQuery,
  'bookings.get': accessTokenQuery,
  'bookings.renew': accessTokenQuery,
  'bookings.cancelQuote': accessTokenQuery,
  'bookings.cancel': accessTokenQuery,
  'bookings.moves': accessTokenQuery,
  'bookings.move': accessTokenQuery,
  'bookings.calendar': accessTokenQuery,
  'bookings.invoice': accessTokenQuery,
  'bookings.accept': accessTokenQuery,
} as const;
