import { call } from '../../../common/call.ts';
import { adminRoles } from '../../../common/enums.ts';
import { bookingArea } from '../../slots/calls.ts';
import type { BookingQuoteWire } from '../wire.ts';
import type { DayBookingWire, DaySheetWire, ScanWire } from './wire.ts';

const ofCompany = { area: bookingArea, access: adminRoles, scope: 'company' } as const;

/** The day sheet of an arena: its bookings, the door and the desk. */
export const dayCalls = {
  'bookings.day.admin.sheet': call<{ reply: DaySheetWire }>()({
    ...ofCompany,
    method: 'GET',
    path: '/day-sheet',
    summary: 'An arena’s day: its slots with who comes, what is owed and who waits; no e-mail addresses',
    errors: ['ARENA_004'],
  }),
  'bookings.day.admin.scan': call<{ reply: ScanWire }>()({
    ...ofCompany,
    method: 'POST',
    path: '/bookings/check-in',
    summary: 'Check in all of a booking by the code or the QR code of its ticket; says who came in now and who before',
    idempotent: true,
    errors: ['BOOK_001', 'BOOK_004', 'BOOK_016'],
  }),
  'bookings.day.admin.checkIn': call<{ reply: DayBookingWire }>()({
    ...ofCompany,
    method: 'POST',
    path: '/bookings/:id/check-in',
    summary: 'Check seats in or take it back, from the midnight of the day until 24 hours after the end',
    errors: ['BOOK_001', 'BOOK_004', 'BOOK_009'],
  }),
  'bookings.day.admin.noShow': call<{ reply: DayBookingWire }>()({
    ...ofCompany,
    method: 'POST',
    path: '/bookings/:id/no-show',
    summary: 'Mark seats as no-shows or take it back, from the start until 24 hours after the end; changes no money',
    errors: ['BOOK_001', 'BOOK_004', 'BOOK_009'],
  }),
  'bookings.day.admin.removeGuest': call<{ reply: DayBookingWire }>()({
    ...ofCompany,
    method: 'DELETE',
    path: '/bookings/:id/guests/:guestId',
    summary:
      'Remove a guest of a whole arena, who no longer counts; the waiver is kept as evidence, and the name may sign again',
    errors: ['BOOK_001', 'WAIV_001'],
  }),
  'bookings.desk.admin.quote': call<{ reply: BookingQuoteWire }>()({
    ...ofCompany,
    method: 'POST',
    path: '/bookings/desk/quote',
    summary: 'Price a booking at the desk, which is possible until the end of the slot',
    errors: ['BOOK_021'],
  }),
  'bookings.desk.admin.book': call<{ reply: DayBookingWire }>()({
    ...ofCompany,
    method: 'POST',
    path: '/bookings/desk',
    summary: 'Book for someone at the desk, paid at once; without an e-mail nothing is mailed',
    status: 201,
    idempotent: true,
    errors: ['BOOK_002', 'BOOK_003', 'BOOK_006', 'BOOK_012', 'BOOK_018', 'BOOK_021', 'BOOK_023'],
  }),
  'bookings.desk.admin.pay': call<{ reply: DayBookingWire }>()({
    ...ofCompany,
    method: 'POST',
    path: '/bookings/:id/desk-payment',
    summary: 'Take the payment of a held booking at the desk; closes what is open at the payment provider',
    idempotent: true,
    errors: ['BOOK_001', 'BOOK_004', 'BOOK_013'],
  }),
};
