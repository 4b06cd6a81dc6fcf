import type { Mutation } from '../mutation.ts';

const spec = 'apps/api/src/features/campaigns/visits/visits.spec.ts';

/** What the results of campaigns, and the links in their letters, rest on. */
export const visits: readonly Mutation[] = [
  {
    promise: 'R9',
    what: 'the second of two clicks at once waits for the first, and counts no second time',
    file: 'apps/api/src/features/campaigns/visits/visits.queries.ts',
    text: ' FOR NO KEY UPDATE OF d',
    becomes: '',
    tests: [spec],
  },
  {
    promise: 'S13',
    what: 'a letter is credited with its own reader alone',
    file: 'apps/api/src/features/campaigns/visits/visits.queries.ts',
    text: ' AND subscription_id = $2::uuid',
    becomes: ' AND $2::uuid IS NOT NULL',
    tests: [spec],
  },
  {
    promise: 'S13',
    what: 'no one makes up a link of a letter',
    file: 'apps/api/src/features/campaigns/visits/letter-tokens.ts',
    text: 'return isOurs ? id : null;',
    becomes: 'return id;',
    tests: ['apps/api/src/features/campaigns/visits/letter-tokens.spec.ts'],
  },
];
