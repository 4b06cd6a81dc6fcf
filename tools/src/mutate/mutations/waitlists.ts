import type { Mutation } from '../mutation.ts';

/** What moves of bookings and waitlists rest on. */
export const waitlists: readonly Mutation[] = [
  {
    promise: 'R4',
    what: 'who waited for the slot of a booking that was moved meanwhile runs again',
    file: 'apps/api/src/features/bookings/bookings.queries.ts',
    text: "  if (row === undefined && (await bookingById(tx, id)) !== null) throw new Outrun('The slot of a booking');\n",
    becomes: '',
    tests: ['apps/api/src/features/bookings/move-races.spec.ts'],
  },
  {
    promise: 'R4',
    what: 'nothing is offered shortly before the start',
    file: 'apps/api/src/features/waitlist/offer-freed-seats.ts',
    text: ' || !isOffered(slot.startsAt, now)',
    becomes: '',
    tests: ['apps/api/src/features/waitlist/waitlist.spec.ts'],
  },
  {
    promise: 'R4',
    what: 'a start that a booking is moved back to is reminded of once',
    file: 'apps/api/src/features/bookings/settle-booking.ts',
    text: 'if (!isFirst && (await this.jobs.isUnderWay(tx, mailAboutBooking, about))) return;',
    becomes: '',
    tests: ['apps/api/src/features/bookings/move-booking.spec.ts'],
  },
  {
    promise: 'R10',
    what: 'people who wait for a slot are written to when it is cancelled',
    file: 'apps/api/src/features/slots/admin/administered-slots.ts',
    text: '    await this.jobs.publish(tx, slotCancelled, { slotId: slot.id });\n',
    becomes: '',
    tests: ['apps/api/src/features/waitlist/waitlist.spec.ts'],
  },
  {
    promise: 'R10',
    what: 'the confirmation of a free booking is never held back',
    file: 'apps/api/src/features/bookings/booking-mails.ts',
    text: 'repeatable.has(kind) && ',
    becomes: '',
    tests: ['apps/api/src/features/bookings/booking-mails.spec.ts'],
  },
];
