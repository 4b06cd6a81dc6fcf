import type { Mutation } from '../mutation.ts';

/** The calendar feed, the figures of use and the drift check. */
export const arenasInUse: readonly Mutation[] = [
  {
    promise: 'S3',
    what: 'a calendar feed of a disabled account is gone',
    file: 'apps/api/src/features/calendar-feeds/calendar-feeds.ts',
    text: 'AND u.status = ${UserStatus.ACTIVE}',
    becomes: 'AND u.status > 0',
    tests: ['apps/api/src/features/calendar-feeds/calendar-feeds.spec.ts'],
  },
  {
    promise: 'S1',
    what: 'figures are those of the administrator’s own company',
    file: 'apps/api/src/features/arena-figures/figures-filter.ts',
    text: "companySql('l.company_id', Number(params[0]?.slice(1)))",
    becomes: "`(${companySql('l.company_id', Number(params[0]?.slice(1)))} OR true)`",
    tests: ['apps/api/test/promises/who-may-call-what.spec.ts'],
  },
  {
    promise: 'R5',
    what: 'who booked may decline when a slot keeps its wall time at another instant',
    file: 'apps/api/src/features/bookings/admin/impact.queries.ts',
    text: '($2, $3) <> ($4, $5) AND ',
    becomes: '',
    tests: ['apps/api/src/features/slot-drift/slot-drift.spec.ts'],
  },
  {
    promise: 'R4',
    what: 'one decision about all slots moves those that become later from the back',
    file: 'apps/api/src/features/slot-drift/settle-drift.ts',
    text: 'all.toReversed()',
    becomes: 'all',
    tests: ['apps/api/src/features/slot-drift/slot-drift.spec.ts'],
  },
  {
    promise: 'R4',
    what: 'a location keeps its time zone while slots to come stand in it',
    file: 'apps/api/src/features/locations/admin/manage-locations.ts',
    text: '          timeZone !== before.timeZone &&\n',
    becomes: '          false &&\n',
    tests: ['apps/api/src/features/locations/admin/locations-admin.spec.ts'],
  },
  {
    promise: 'R4',
    what: 'an arena moves to another time zone only without slots to come',
    file: 'apps/api/src/features/arenas/admin/manage-arenas.ts',
    text: 'if (isMoved && (await',
    becomes: 'if (!isMoved && (await',
    tests: ['apps/api/src/features/arenas/admin/arenas-admin.spec.ts'],
  },
  {
    promise: 'R4',
    what: 'a slot waits for a change of the time zone that it is made in',
    file: 'apps/api/src/features/slots/admin/manage-slots.ts',
    text: '    await keepZone(executor, body.arenaId);\n',
    becomes: '',
    tests: ['apps/api/src/features/slots/admin/slots-admin.spec.ts'],
  },
  {
    promise: 'R4',
    what: 'a pattern makes no slot planned for a time zone that its place no longer has',
    file: 'apps/api/src/features/slots/admin/slot-patterns.queries.ts',
    text: ' AND l.time_zone = p."timeZone"',
    becomes: '',
    tests: ['apps/api/src/features/slots/admin/slot-generation.spec.ts'],
  },
];
