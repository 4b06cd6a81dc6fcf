import type { Mutation } from '../mutation.ts';

const specs = {
  edit: 'apps/api/src/features/campaigns/edit/campaigns.spec.ts',
  files: 'apps/api/src/features/campaigns/edit/campaign-files.spec.ts',
  links: 'apps/api/src/features/campaigns/checks/links.spec.ts',
  letter: 'apps/api/src/features/campaigns/letter/letter.spec.ts',
} as const;

/** What writing a letter, checking it and looking at it rest on. */
export const letters: readonly Mutation[] = [
  {
    promise: 'R9',
    what: 'what several do with one campaign happens one after the other',
    file: 'apps/api/src/features/campaigns/edit/campaigns.queries.ts',
    text: "  await tx.query('SELECT 1 AS held FROM campaigns WHERE id = $1::uuid FOR NO KEY UPDATE', [id], 'campaign-hold');\n",
    becomes: '',
    tests: [specs.edit],
  },
  {
    promise: 'R9',
    what: 'what has left is not changed',
    file: 'apps/api/src/features/campaigns/edit/write-campaign.queries.ts',
    text: '  sendStartedAt === null && (status',
    becomes: '  (status',
    tests: [specs.edit],
  },
  {
    promise: 'R9',
    what: 'recipients that were chosen by what stood before are dropped',
    file: 'apps/api/src/features/campaigns/edit/write-campaign.queries.ts',
    text: "  await tx.query('DELETE FROM campaign_deliveries WHERE campaign_id = $1::uuid', [id], 'campaign-unprepare');\n",
    becomes: '',
    tests: [specs.edit],
  },
  {
    promise: 'R9',
    what: 'a file that another letter has is not deleted',
    file: 'apps/api/src/features/campaigns/edit/write-campaign.queries.ts',
    text: 'WHERE NOT EXISTS (SELECT 1 FROM campaign_attachments a WHERE a.file = f)',
    becomes: '',
    tests: [specs.files],
  },
  {
    promise: 'S10',
    what: 'a file is what its name says',
    file: 'apps/api/src/features/campaigns/edit/attachment-kind.ts',
    text: 'kind?.accepts(content)',
    becomes: 'kind',
    tests: [specs.files],
  },
  {
    promise: 'S9',
    what: 'a letter leads to pages and nothing else',
    file: 'apps/api/src/features/campaigns/letter/campaign-letter.ts',
    text: "['http:', 'https:', 'mailto:'].includes(url.protocol) ? url.href : null",
    becomes: 'url.href',
    tests: [specs.letter],
  },
  {
    promise: 'S9',
    what: 'markup in a letter is text',
    file: 'apps/api/src/platform/mail/html.ts',
    text: 'return String(part).replace(/[&<>"\']/g, (sign) => escapes[sign] ?? sign);',
    becomes: 'return String(part);',
    tests: [specs.letter],
  },
  {
    promise: 'S12',
    what: 'a private address in a letter is never asked',
    file: 'apps/api/src/features/campaigns/checks/probe-link.ts',
    text: '!isOwn && isIP(host) !== 0 && !isPublicAddress(host)',
    becomes: 'false',
    tests: [specs.links],
  },
  {
    promise: 'S12',
    what: 'a name that leads to a private address is never asked',
    file: 'apps/api/src/features/campaigns/checks/probe-link.ts',
    text: '        ...(!isOwn && { lookup: lookupPublic }),\n',
    becomes: '',
    tests: [specs.links],
  },
  {
    promise: 'S9',
    what: 'webmail of another origin shows the pictures of an issue',
    file: 'apps/api/src/platform/images/send-picture.ts',
    text: "  response.setHeader('Content-Type', type);\n  response.setHeader(...forAnySite);\n",
    becomes: "  response.setHeader('Content-Type', type);\n",
    tests: ['apps/api/src/platform/images/shown-pictures.spec.ts'],
  },
];
