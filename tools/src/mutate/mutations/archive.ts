import type { Mutation } from '../mutation.ts';

const folder = 'apps/api/src/features/campaigns/archive';
const specs = { archive: `${folder}/archive.spec.ts`, head: `${folder}/archive-head.spec.ts` } as const;
const heads = 'apps/api/src/platform/client/page-heads.ts';

/** What strangers see of letters: those that were sent, as text, on the page and in its first reply. */
export const archive: readonly Mutation[] = [
  {
    promise: 'S1',
    what: 'a letter that was not sent is no one’s to read but the team’s',
    file: `${folder}/read-archive.ts`,
    text: 'if (row === null || !(sentAt !== null || roles.includes(Role.SUPER_ADMIN))) throw',
    becomes: 'if (row === null || roles.length > 9) throw',
    tests: [specs.archive],
  },
  {
    promise: 'S1',
    what: 'the archive lists what was sent and nothing else',
    file: `${folder}/archive.queries.ts`,
    text: 'FROM campaigns c WHERE c.status = ${CampaignStatus.SENT}',
    becomes: 'FROM campaigns c WHERE c.send_started_at IS NOT NULL',
    tests: [specs.archive],
  },
  {
    promise: 'S1',
    what: 'the first reply says nothing of a letter that was not sent',
    file: `${folder}/read-archive.ts`,
    text: 'if (row === null || row.sendStartedAt === null) return null;',
    becomes: 'if (row === null) return null;',
    tests: [specs.head],
  },
  {
    promise: 'S9',
    what: 'a subject is text in the first reply',
    file: heads,
    text: '<title data-until-shown>${title} ·',
    becomes: '<title data-until-shown>${new Html(title)} ·',
    tests: [specs.head],
  },
  {
    promise: 'S9',
    what: 'a subject closes no tag of those for shared links',
    file: heads,
    text: 'property="${name}" content="${content}" />`)}',
    becomes: 'property="${name}" content="${new Html(content)}" />`)}',
    tests: [specs.head],
  },
  {
    promise: 'S9',
    what: 'a subject is no pattern of the page that it is written into',
    file: heads,
    text: "  .replace('</head>', (end) => tags.markup + end);",
    becomes: "  .replace('</head>', `${tags.markup}</head>`);",
    tests: [specs.head],
  },
];
