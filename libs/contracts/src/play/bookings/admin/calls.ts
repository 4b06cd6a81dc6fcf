import { call, listAndExport } from '../../../common/call.ts';
import { adminRoles } from '../../../common/enums.ts';
import { bookingArea } from '../../slots/calls.ts';
import type { CancelQuoteWire } from '../wire.ts';
import type { AdminBookingPage, AdminBookingWire, AdminMoveWire } from './wire.ts';

const ofCompany = { area: bookingArea, access: adminRoles, scope: 'company' } as const;

/** Every change returns the whole booking, so the screen never has to guess. */
export const bookingAdminCalls = {
  ...listAndExport<AdminBookingPage>()('bookings.admin', {
    ...ofCompany,
    path: '/admin/bookings',
    list: 'Bookings by number, e-mail or name, state, whether they are over, arena, slot, days and failed refunds',
    export: 'The filtered bookings as CSV, the earliest first',
    whenEmpty: 'BOOK_001',
  }),
  'bookings.admin.get': call<{ reply: AdminBookingWire }>()({
    ...ofCompany,
    method: 'GET',
    path: '/admin/bookings/:id',
    summary: 'All of one booking: people, seats, money, timeline',
    errors: ['BOOK_001'],
  }),
  'bookings.admin.cancelQuote': call<{ reply: CancelQuoteWire }>()({
    ...ofCompany,
    method: 'POST',
    path: '/admin/bookings/:id/cancel/quote',
    summary: 'What cancelling would refund or forfeit, by who wants it and what is granted',
    errors: ['BOOK_001', 'BOOK_004', 'BOOK_009'],
  }),
  'bookings.admin.cancel': call<{ reply: AdminBookingWire }>()({
    ...ofCompany,
    method: 'POST',
    path: '/admin/bookings/:id/cancel',
    summary: 'Cancel a booking or some of its seats, and refund what the quote said',
    errors: ['BOOK_001', 'BOOK_004', 'BOOK_009', 'BOOK_013', 'AUTH_019'],
  }),
  'bookings.admin.moves': call<{ reply: AdminMoveWire[] }>()({
    ...ofCompany,
    method: 'GET',
    path: '/admin/bookings/:id/moves',
    summary:
      'Where an administrator could move a booking for its booker: as the booker, but until the start and within the company',
    errors: ['BOOK_001', 'BOOK_004', 'BOOK_008'],
  }),
  'bookings.admin.move': call<{ reply: AdminBookingWire }>()({
    ...ofCompany,
    method: 'PUT',
    path: '/admin/bookings/:id',
    summary: 'Move a booking for its booker; less than 48 hours before either start it takes a reason, else BOOK_008',
    errors: ['BOOK_001', 'BOOK_002', 'BOOK_003', 'BOOK_004', 'BOOK_006', 'BOOK_008', 'BOOK_011', 'BOOK_021'],
  }),
  'bookings.admin.resend': call<{ reply: AdminBookingWire }>()({
    ...ofCompany,
    method: 'POST',
    path: '/admin/bookings/:id/resend',
    summary: 'Send the confirmation of a confirmed booking again',
    idempotent: true,
    errors: ['BOOK_001', 'BOOK_004'],
  }),
  'bookings.admin.handBack': call<{ reply: AdminBookingWire }>()({
    ...ofCompany,
    method: 'POST',
    path: '/admin/bookings/:id/refunds/:refundId/hand-back',
    summary: 'Record that the refund of a desk payment was handed back; twice is once',
    errors: ['BOOK_001', 'REFUND_001'],
  }),
  'bookings.admin.retryRefund': call<{ reply: AdminBookingWire }>()({
    ...ofCompany,
    method: 'POST',
    path: '/admin/bookings/:id/refunds/:refundId/retry',
    summary: 'Retry a refund that the payment provider refused',
    errors: ['BOOK_001', 'REFUND_001', 'REFUND_002', 'PAY_002', 'PAY_010'],
  }),
  'bookings.admin.invoice': call<{ reply: Uint8Array }>()({
    ...ofCompany,
    method: 'GET',
    path: '/admin/bookings/:id/invoice.pdf',
    summary: 'The invoice of a confirmed booking, to be printed at the desk',
    pdf: true,
    limit: 'document',
    errors: ['BOOK_001', 'BOOK_004'],
  }),
};
