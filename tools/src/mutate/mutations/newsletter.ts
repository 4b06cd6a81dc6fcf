import type { Mutation } from '../mutation.ts';

const subscribing = ['apps/api/src/features/newsletter/newsletter.spec.ts'];
const subscribers = ['apps/api/src/features/newsletter/admin/subscribers.spec.ts'];
const importing = ['apps/api/src/features/newsletter/import/imports.spec.ts'];
const importRules = ['libs/domain/src/newsletter/imports.spec.ts'];

/** What consent to the newsletter rests on. */
export const newsletter: readonly Mutation[] = [
  {
    promise: 'S13',
    what: 'the link of an old letter subscribes no one: the address itself is asked',
    file: 'apps/api/src/features/newsletter/subscribe.ts',
    text: 'const isProved = isOwn || !this.asksTwice;',
    becomes: "const isProved = isOwn || !this.asksTwice || source === 'preferences';",
    tests: subscribing,
  },
  {
    promise: 'S13',
    what: 'a suppressed address stays so, however often it is asked for again',
    file: 'apps/api/src/features/newsletter/subscribe.ts',
    text: '      if (state === SUPPRESSED) return { state: to };\n',
    becomes: '      if (state === SUPPRESSED) void SUPPRESSED;\n',
    tests: subscribers,
  },
  {
    promise: 'S13',
    what: 'a suppression stays as it was written first, however many suppress the address at once',
    file: 'apps/api/src/features/newsletter/admin/manage-subscribers.ts',
    text: "'suppress', (state) => state !== SUPPRESSED)",
    becomes: "'suppress', () => true)",
    tests: subscribers,
  },
  {
    promise: 'S13',
    what: 'a list without consent imports no one',
    file: 'apps/api/src/features/newsletter/import/judge-row.ts',
    text: "if (text === '') return refuse('consent', importProblems.consentMissing);",
    becomes: "if (text === '') return 'express';",
    tests: importing,
  },
  {
    promise: 'S13',
    what: 'an import brings no one back who has left',
    file: 'libs/domain/src/newsletter/imports.ts',
    text: "    case SubscriptionState.SUPPRESSED:\n      return 'refused';",
    becomes: "    case SubscriptionState.SUPPRESSED:\n      return isProved ? 'confirmed' : 'kept';",
    tests: importRules,
  },
  {
    promise: 'S13',
    what: 'without the words that were agreed to, an imported address is asked',
    file: 'apps/api/src/features/newsletter/import/judge-row.ts',
    text: "basis === 'express' && wording !== null",
    becomes: "basis === 'express' && wording !== ''",
    tests: importing,
  },
  {
    promise: 'S13',
    what: 'implied consent that ended since the list was read is not relied on',
    file: 'apps/api/src/features/newsletter/import/apply-import.ts',
    text: 'consentApplies(consent.basis, consent.day, today)',
    becomes: "consentApplies('express', consent.day, today)",
    tests: importing,
  },
  {
    promise: 'S13',
    what: 'the mail that asks an imported address says where we are',
    file: 'apps/api/src/features/newsletter/import/import-subscribers.ts',
    text: "if (counts.asked > 0 && organisation.line1 === '') throw new AppError('NEWS_017');",
    becomes: 'void organisation;',
    tests: importing,
  },
  {
    promise: 'R9',
    what: 'an import that ten people confirm is started once',
    file: 'apps/api/src/features/newsletter/import/imports.queries.ts',
    text: 'WHERE id = $1::uuid AND status = ${READY} AND created_at > $2::timestamptz RETURNING id`',
    becomes: 'WHERE id = $1::uuid AND created_at > $2::timestamptz RETURNING id`',
    tests: importing,
  },
  {
    promise: 'R9',
    what: 'two workers never apply the same rows of a list at once',
    file: 'apps/api/src/features/newsletter/import/imports.queries.ts',
    text: 'WHERE i.id = $1::uuid FOR UPDATE OF i`',
    becomes: 'WHERE i.id = $1::uuid`',
    tests: importing,
  },
  {
    promise: 'R9',
    what: 'of two imports of an address, one adds it',
    file: 'apps/api/src/features/newsletter/import/apply.queries.ts',
    text: '     ON CONFLICT (email) DO NOTHING RETURNING id`',
    becomes: '     RETURNING id`',
    tests: importing,
  },
  {
    promise: 'R8',
    what: 'an import goes on at the row where it stopped',
    file: 'apps/api/src/features/newsletter/import/apply-import.ts',
    text: 'nextRows(tx, importId, record.doneRows, batchSize)',
    becomes: 'nextRows(tx, importId, 0, batchSize)',
    tests: importing,
  },
  {
    promise: 'S11',
    what: 'a list goes over sets of rows, not one row after the other',
    file: 'apps/api/src/features/newsletter/import/apply-import.ts',
    text: 'const batchSize = 500;',
    becomes: 'const batchSize = 50;',
    tests: importing,
  },
];
