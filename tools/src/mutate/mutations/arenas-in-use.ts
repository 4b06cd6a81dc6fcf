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
    promise: 'S15',
    what: 'a path in the log has its tokens taken out',
    file: 'apps/api/src/platform/http/request/request-start.ts',
    text: ".replaceAll(tokens, '[hidden]')",
    becomes: '',
    tests: ['apps/api/src/platform/logging/log.spec.ts'],
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
];
