import { call, listCall } from '../../common/call.ts';
import type { Page } from '../../common/wire.ts';
import { bookingArea } from '../slots/calls.ts';
import type { ArenaSlotWire } from '../slots/wire.ts';
import type { BookingQuoteWire, BookingWire, CancelQuoteWire, MyBookingWire } from './wire.ts';

const ofBooker = { area: bookingArea, access: 'optional' } as const;

export const bookingCalls = {
  'bookings.quote': call<{ reply: BookingQuoteWire }>()({
    ...ofBooker,
    method: 'POST',
    path: '/bookings/quote',
    summary: 'Price a booking with its tax; `problems` lists what prevents placing it',
    errors: ['BOOK_021'],
  }),
  'bookings.place': call<{ reply: BookingWire }>()({
    ...ofBooker,
    method: 'POST',
    path: '/bookings',
    summary: 'Book: takes the seats and holds them until the payment; confirmed at once when it is free',
    status: 201,
    idempotent: true,
    limit: 'placeOrder',
    errors: [
      'BOOK_002',
      'BOOK_003',
      'BOOK_006',
      'BOOK_010',
      'BOOK_012',
      'BOOK_018',
      'BOOK_021',
      'BOOK_023',
      'BOOK_024',
    ],
  }),
  'bookings.get': call<{ reply: BookingWire }>()({
    ...ofBooker,
    method: 'GET',
    path: '/bookings/:id',
    summary: 'One booking, for its owner or by its link',
    errors: ['BOOK_001'],
  }),
  'bookings.accept': call<{ reply: BookingWire }>()({
    ...ofBooker,
    method: 'POST',
    path: '/bookings/:id/accept',
    summary:
      'Say whether someone under age takes part, where it was not asked before; confirms an offer of free seats. A first answer stays',
    errors: ['BOOK_001', 'BOOK_004'],
  }),
  'bookings.renew': call<{ reply: BookingWire }>()({
    ...ofBooker,
    method: 'POST',
    path: '/bookings/:id/renew',
    summary: 'Hold an unpaid booking again, for as long as at first',
    errors: ['BOOK_001', 'BOOK_004'],
  }),
  'bookings.cancelQuote': call<{ reply: CancelQuoteWire }>()({
    ...ofBooker,
    method: 'POST',
    path: '/bookings/:id/cancel/quote',
    summary: 'What cancelling would refund or forfeit',
    errors: ['BOOK_001', 'BOOK_004', 'BOOK_009'],
  }),
  'bookings.cancel': call<{ reply: BookingWire }>()({
    ...ofBooker,
    method: 'POST',
    path: '/bookings/:id/cancel',
    summary: 'Cancel a booking or some of its seats before the start; refunds what is due',
    errors: ['BOOK_001', 'BOOK_004', 'BOOK_009', 'BOOK_013'],
  }),
  'bookings.moves': call<{ reply: ArenaSlotWire[] }>()({
    ...ofBooker,
    method: 'GET',
    path: '/bookings/:id/moves',
    summary:
      'The next slots that a confirmed booking could move to: its own arena’s first, then the province’s; at most 24',
    errors: ['BOOK_001', 'BOOK_004', 'BOOK_008'],
  }),
  'bookings.move': call<{ reply: BookingWire }>()({
    ...ofBooker,
    method: 'PUT',
    path: '/bookings/:id',
    summary:
      'Move a booking to another slot of the same class, province and price; the same slot again changes nothing',
    errors: [
      'BOOK_001',
      'BOOK_002',
      'BOOK_003',
      'BOOK_004',
      'BOOK_006',
      'BOOK_008',
      'BOOK_011',
      'BOOK_021',
      'BOOK_023',
      'BOOK_024',
    ],
  }),
  'bookings.decline': call<{ reply: BookingWire }>()({
    ...ofBooker,
    method: 'POST',
    path: '/bookings/:id/decline',
    summary: 'Decline the time that the organisation moved a booking to, until it starts; everything paid is refunded',
    errors: ['BOOK_001', 'BOOK_004', 'BOOK_009'],
  }),
  'bookings.calendar': call<{ reply: string }>()({
    ...ofBooker,
    method: 'GET',
    path: '/bookings/:id/calendar.ics',
    summary: 'A confirmed or cancelled booking as a calendar file',
    ics: true,
    limit: 'document',
    errors: ['BOOK_001', 'BOOK_004'],
  }),
  'bookings.invoice': call<{ reply: Uint8Array }>()({
    ...ofBooker,
    method: 'GET',
    path: '/bookings/:id/invoice.pdf',
    summary: 'The invoice of a paid booking as a PDF, in the booking’s language',
    pdf: true,
    limit: 'document',
    errors: ['BOOK_001', 'BOOK_004'],
  }),
  'me.bookings': call<{ reply: Page<MyBookingWire> }>()({
    ...listCall,
    area: bookingArea,
    access: 'user',
    path: '/me/bookings',
    summary: 'The person’s bookings, and the sessions in which a guardian seated the person',
  }),
};
