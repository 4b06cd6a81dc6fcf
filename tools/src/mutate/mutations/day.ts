import type { Mutation } from '../mutation.ts';

/** What the door and the desk of an arena rest on. */
export const day: readonly Mutation[] = [
  {
    promise: 'R4',
    what: 'of two scans of one ticket the second lets no one in again',
    file: 'apps/api/src/features/bookings/day/day.queries.ts',
    text: ' AND ${attendance} <> $3::text',
    becomes: '',
    tests: ['apps/api/src/features/bookings/day/day-races.spec.ts'],
  },
  {
    promise: 'R4',
    what: 'a scan that is sent again says the same of who came in with it',
    file: 'apps/api/src/features/bookings/day/check-in.ts',
    text: 'this.idempotency.run(tx, repeat, async () => {',
    becomes: 'this.idempotency.run(tx, { ...repeat, key: null }, async () => {',
    tests: ['apps/api/src/features/bookings/day/check-in.spec.ts'],
  },
  {
    promise: 'R4',
    what: 'a booking that is paid at the desk is no longer paid at the provider',
    file: 'apps/api/src/features/payments/desk/desk-payments.ts',
    text: '    await this.subjects.closeOpen(tx, subject.id, at);\n',
    becomes: '',
    tests: ['apps/api/src/features/bookings/day/desk.spec.ts'],
  },
  {
    promise: 'R4',
    what: 'a refund of a desk payment is asked of no provider',
    file: 'apps/api/src/features/payments/refunds.ts',
    text: 'if (provider !== deskName) await this.ask(tx, refundId);',
    becomes: 'await this.ask(tx, refundId);',
    tests: ['apps/api/src/features/bookings/day/desk.spec.ts'],
  },
  {
    promise: 'S1',
    what: 'no one books at the desk of another company',
    file: 'apps/api/src/features/bookings/day/desk-bookings.ts',
    text: '    await this.slots.get(this.database, body.slotId, scope);\n    const userId',
    becomes: '    const userId',
    tests: ['apps/api/test/promises/who-may-call-what.spec.ts'],
  },
];
