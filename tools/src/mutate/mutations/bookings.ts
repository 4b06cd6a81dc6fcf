import type { Mutation } from '../mutation.ts';

/** What keeps a booking's seats, price and money together. */
export const bookings: readonly Mutation[] = [
  {
    promise: 'R4',
    what: 'a booking is written only at the price of the slot as it stands',
    file: 'apps/api/src/features/bookings/record-booking.queries.ts',
    text: 'AND s.version = $2',
    becomes: 'AND $2::int IS NOT NULL',
    tests: ['apps/api/src/features/bookings/bookings.spec.ts'],
  },
  {
    promise: 'R4',
    what: 'unpaid bookings of one person wait for each other while they are counted',
    file: 'apps/api/src/features/bookings/limit-unpaid-bookings.ts',
    text: "pg_advisory_xact_lock(hashtextextended('unpaid bookings of ' || mailbox_of($1), 0))",
    becomes: 'mailbox_of($1)',
    tests: ['apps/api/src/features/bookings/booking-mails.spec.ts'],
  },
  {
    promise: 'R4',
    what: 'unpaid bookings of one network wait for each other while they are counted',
    file: 'apps/api/src/features/bookings/limit-unpaid-bookings.ts',
    text: "pg_advisory_xact_lock(hashtextextended('unpaid bookings from ' || $2, 0))",
    becomes: '$2::text',
    tests: ['apps/api/src/features/bookings/booking-mails.spec.ts'],
  },
  {
    promise: 'R5',
    what: 'what is cancelled gives its seats back',
    file: 'apps/api/src/features/bookings/cancel-booking.ts',
    text: '    await giveBackSeats(tx, booking.slotId, booking.places);\n',
    becomes: '',
    tests: ['apps/api/src/features/bookings/bookings.spec.ts'],
  },
  {
    promise: 'R4',
    what: 'a slot is changed only as the impact that was looked at says',
    file: 'apps/api/src/features/bookings/admin/change-booked-slot.ts',
    text: 'impact.fingerprint !== fingerprint',
    becomes: 'impact.bookings.length < 0',
    tests: ['apps/api/src/features/bookings/admin/slot-changes.spec.ts'],
  },
  {
    promise: 'R4',
    what: 'a slot is locked before its bookings are looked at',
    file: 'apps/api/src/features/slots/admin/administered-slots.ts',
    text: '    await lockSlot(tx, id);\n',
    becomes: '',
    tests: ['apps/api/src/features/bookings/admin/slot-changes.spec.ts'],
  },
];
