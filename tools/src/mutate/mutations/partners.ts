import type { Mutation } from '../mutation.ts';

const specs = {
  applications: 'apps/api/src/features/partners/partners.spec.ts',
  admin: 'apps/api/src/features/partners/admin/partners-admin.spec.ts',
} as const;

/** What applications of partners, and decisions about them, rest on. */
export const partners: readonly Mutation[] = [
  {
    promise: 'R3',
    what: 'an e-mail applies once, however many try at once',
    file: 'prisma/migrations/20261123001139_partners/migration.sql',
    text: 'CREATE UNIQUE INDEX partners_email_key',
    becomes: 'CREATE INDEX partners_email_key',
    tests: [specs.applications],
  },
  {
    promise: 'R9',
    what: 'what several do with one partner happens one after the other',
    file: 'apps/api/src/features/partners/admin/partners.queries.ts',
    text: "  await tx.query('SELECT 1 FROM partners WHERE id = $1::uuid FOR NO KEY UPDATE', [id], 'partner-lock');\n",
    becomes: '',
    tests: [specs.admin],
  },
  {
    promise: 'R9',
    what: 'no one moves a partner from a state that was not seen',
    file: 'apps/api/src/features/partners/admin/manage-partners.ts',
    text: 'step === null || (expected !== undefined && expected !== before.state)',
    becomes: 'step === null',
    tests: [specs.admin],
  },
  {
    promise: 'R9',
    what: 'no one deletes a partner as it no longer is',
    file: 'apps/api/src/features/partners/admin/manage-partners.ts',
    text: 'if (version !== undefined && version !== partner.version) {',
    becomes: 'if (version !== undefined && version > partner.version) {',
    tests: [specs.admin],
  },
  {
    promise: 'S6',
    what: 'an inbox is mailed about applications only so often',
    file: 'apps/api/src/features/partners/apply-as-partner.ts',
    text: "const mails: PartnerMail[] = admitted ? ['received', 'announced'] : ['announced'];",
    becomes: "const mails: PartnerMail[] = admitted ? ['received', 'announced'] : ['received', 'announced'];",
    tests: [specs.applications],
  },
  {
    promise: 'S15',
    what: 'the audit keeps nothing of a partner’s person',
    file: 'apps/api/src/features/partners/admin/manage-partners.ts',
    text: '      audited,\n',
    becomes: '',
    tests: [specs.admin],
  },
];
