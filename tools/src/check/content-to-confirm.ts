/** Generates `docs/content-to-confirm.md`: the facts that only the organisation can confirm. */
import { readFile, writeFile } from 'node:fs/promises';
import process from 'node:process';
import { type FactToConfirm, factsToConfirm, organisationFacts } from '@dronesoccer/contracts';
import type { Outcome } from '../run.ts';
import { at } from '../workspace.ts';

const page = at('docs/content-to-confirm.md');

/** Returns the page. */
export function describeFacts(facts: readonly FactToConfirm[]): string {
  const rows = facts.map(({ fact, places, meanwhile }) => `| ${[fact, places, meanwhile].join(' | ')} |`);
  return `# Content to confirm

Only the organisation can confirm these facts. Until then, the site shows no more than the last column says. The list is in
\`libs/contracts/src/content/to-confirm.ts\`; \`npm run content-to-confirm\` writes this page, and \`npm run check\` fails when the page or a
text no longer fits the list.

When a fact is confirmed, enter it in the settings, in \`organisationFacts\` of that file or in the content, and remove it from the list.

| fact | where it is shown | until it is confirmed |
| --- | --- | --- |
${rows.join('\n')}
`;
}

/** Returns the facts that the site states although they are unconfirmed, and texts that are not where the list says. */
export function faultsOf(
  facts: readonly FactToConfirm[],
  confirmed: Readonly<Record<string, unknown>>,
  contentOf: (file: string) => string | undefined,
): string[] {
  const listed = new Set(facts.flatMap(({ key }) => key ?? []) as string[]);
  return [
    ...Object.entries(confirmed).flatMap(([key, value]) => {
      if (value === null && !listed.has(key)) return [`${key} is not confirmed, so it belongs on the list.`];
      return value !== null && listed.has(key) ? [`${key} is confirmed: take it off the list.`] : [];
    }),
    ...facts.flatMap(({ fact, texts = [] }) =>
      texts
        .filter(({ file, text }) => contentOf(file)?.includes(text) !== true)
        .map(({ file, text }) => `${fact}: ${file} does not contain “${text}”.`),
    ),
  ];
}

/** Checks that the list fits the texts of the site, and that the page is up to date. */
export async function checkContentToConfirm(): Promise<Outcome> {
  const files = new Map<string, string>();
  for (const { file } of factsToConfirm.flatMap(({ texts = [] }) => texts)) {
    files.set(file, await readFile(at(file), 'utf8').catch(() => ''));
  }
  const faults = faultsOf(factsToConfirm, { ...organisationFacts }, (file) => files.get(file));
  const written = await readFile(page, 'utf8').catch(() => '');
  if (written !== describeFacts(factsToConfirm)) {
    faults.push('docs/content-to-confirm.md is out of date: npm run content-to-confirm');
  }
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') };
}

if (process.argv[1] === import.meta.filename) await writeFile(page, describeFacts(factsToConfirm));
