/** Rules that no linter has. */
import { glob, readFile } from 'node:fs/promises';
import { schemaDifference } from '@dronesoccer/prisma/migrate';
import type { Outcome } from '../run.ts';
import { at, root } from '../workspace.ts';
import { rawColoursInStyles } from './rules/no-raw-colours.mjs';

const ownSources = {
  sources: [
    '{apps,libs}/*/{src,test,vite}/**/*.{ts,tsx,mts,mjs,cjs}',
    '{prisma,tools}/**/*.{ts,mts,mjs,cjs}',
    '*.{ts,mjs,cjs}',
  ],
  exclude: ['**/node_modules/**', '**/generated/**', 'tools/src/check/{house-rules.ts,proofs/**,fixtures/**}'],
};
const TOKENS = 'src/styles/tokens.css';

/** Checks that only the token file contains literal colours. */
export async function checkStyles(): Promise<Outcome> {
  const found: string[] = [];
  for await (const name of glob('src/**/*.css', { cwd: at('apps/web') })) {
    if (name === TOKENS) continue;
    const lines = rawColoursInStyles(await readFile(at('apps/web', name), 'utf8'));
    found.push(...lines.map((line) => `apps/web/${name}:${line} writes a colour out: use a token of ${TOKENS}.`));
  }
  return { code: found.length === 0 ? 0 : 1, output: found.join('\n') };
}

const switchesOff = /\b(?:eslint|oxlint)-(?:disable|enable)|\/\*\s*eslint\s|@ts-nocheck/;

/**
 * Returns the lines with a comment that disables a lint rule. A rule that does not fit is changed for everyone in
 * .oxlintrc.json.
 */
export function commentsThatSwitchOff(code: string): number[] {
  return code.split('\n').flatMap((line, index) => (switchesOff.test(line) ? [index + 1] : []));
}

const fragment = /^(?:What|Who|Whose|Whom|Of|Those|Such|Whether|The same)\b/;
const opening = /^[ \t]*(?:\/\*\*?[ \t]*(?:\n[ \t]*\*[ \t]*)?|\/\/[ \t]*)(.*)$/gm;

/** Returns the lines of comments that begin like a fragment instead of a sentence or a noun phrase. */
export function commentsThatAreFragments(code: string): number[] {
  return [...code.matchAll(opening)]
    .filter(([, text = '']) => fragment.test(text))
    .map(({ index, 0: comment }) => code.slice(0, index).split('\n').length + (comment.match(/\n/g)?.length ?? 0))
    .filter((line) => !isContinued(code.split('\n'), line));
}

/** A line that continues a `//` comment does not begin one. */
const isContinued = (lines: readonly string[], line: number): boolean =>
  /^\s*\/\//.test(lines[line - 1] ?? '') && /^\s*\/\//.test(lines[line - 2] ?? '');

export async function checkComments(): Promise<Outcome> {
  const found: string[] = [];
  const { exclude, sources } = ownSources;
  for await (const name of glob(sources, { cwd: root, exclude })) {
    const code = await readFile(at(name), 'utf8');
    const disabling = commentsThatSwitchOff(code);
    const fragments = commentsThatAreFragments(code);
    found.push(
      ...disabling.map((line) => `${name}:${line} switches a rule off: change .oxlintrc.json, or the code.`),
      ...fragments.map((line) => `${name}:${line} begins like a fragment: write a sentence (CONTRIBUTING.md, Words).`),
    );
  }
  return { code: found.length === 0 ? 0 : 1, output: found.join('\n') };
}

/**
 * Checks that the migrations match the schema: a schema change without a migration works only on the developer's
 * database.
 */
export async function checkSchema(): Promise<Outcome> {
  const difference = await schemaDifference();
  if (!difference) return { code: 0, output: '' };
  return { code: 1, output: `prisma/schema changed without a migration: npm run migration -- <name>\n\n${difference}` };
}
