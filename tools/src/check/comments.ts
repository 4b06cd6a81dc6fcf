/** The rules for comments and test titles: they are sentences in the usual words, and switch no rule off. */
import { glob, readFile } from 'node:fs/promises';
import type { Outcome } from '../run.ts';
import { at, root } from '../workspace.ts';
import { oldWordsIn } from './words.ts';

const sources = [
  '{apps,libs}/*/{src,test,vite}/**/*.{ts,tsx,mts,mjs,cjs}',
  '{prisma,tools}/**/*.{ts,mts,mjs,cjs}',
  'prisma/schema/*.prisma',
  '*.{ts,mjs,cjs}',
  '.dependency-cruiser*.cjs',
];
const exclude = [
  '**/node_modules/**',
  '**/generated/**',
  'tools/src/check/{comments.ts,words.ts,proofs/**,fixtures/**}',
];

const switchesOff = /\b(?:eslint|oxlint)-(?:disable|enable)|\/\*\s*eslint\s|@ts-nocheck/;

/**
 * Returns the lines with a comment that disables a lint rule. A rule that does not fit is changed for everyone in
 * .oxlintrc.json.
 */
export function commentsThatSwitchOff(code: string): number[] {
  return code.split('\n').flatMap((line, index) => (switchesOff.test(line) ? [index + 1] : []));
}

const fragment = /^(?:What|Who|Whose|Whom|How|Of|Those|Such|Whether|The same)\b/;
const commentStart = /^[ \t]*(?:\/\*\*?[ \t]*(?:\n[ \t]*\*[ \t]*)?|\/{2,3}[ \t]*)(.*)$/gm;

/** Returns the lines of comments that begin like a fragment instead of a sentence or a noun phrase. */
export function commentsThatAreFragments(code: string): number[] {
  return [...code.matchAll(commentStart)]
    .filter(([, text = '']) => fragment.test(text))
    .map(({ index, 0: comment }) => lineAt(code, index) + (comment.match(/\n/g)?.length ?? 0))
    .filter((line) => !isContinued(code.split('\n'), line));
}

/** A line that continues a `//` comment does not begin one. */
const isContinued = (lines: readonly string[], line: number): boolean =>
  /^\s*\/\//.test(lines[line - 1] ?? '') && /^\s*\/\//.test(lines[line - 2] ?? '');

/** People, and the things around them, do stand in the scenes of the pictures. */
const scenes = 'apps/pictures/';

/**
 * A comment, or the title of a test; the title of `it.each(…)` is behind `)(`. Other strings are skipped, because they
 * may contain `//`.
 */
const prose =
  /(?:\b(?:it|test|describe)(?:\.[\w.]+)?|\))\(\s*(?<title>'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|`[^`]*`)|'(?:[^'\\\n]|\\.)*'|"(?:[^"\\\n]|\\.)*"|(?<comment>\/\*[\s\S]*?\*\/|(?<!:)\/\/[^\n]*(?:\n[ \t]*\/\/[^\n]*)*)/g;

/** Returns each old word in comments and test titles, as its line and the word that replaces it. */
export function oldWords(code: string): { line: number; word: string; instead: string }[] {
  return [...code.matchAll(prose)].flatMap((match) => {
    const text = match.groups?.title ?? match.groups?.comment?.replaceAll(codeSpan, blank) ?? '';
    const start = match.index + match[0].length - text.length;
    return oldWordsIn(text).map(({ index, word, instead }) => ({ line: lineAt(code, start + index), word, instead }));
  });
}

const codeSpan = /`[^`\n]*`/g;
const blank = (text: string): string => ' '.repeat(text.length);

const lineAt = (code: string, index: number): number => code.slice(0, index).split('\n').length;

export async function checkComments(): Promise<Outcome> {
  const found: string[] = [];
  for await (const name of glob(sources, { cwd: root, exclude })) {
    const code = await readFile(at(name), 'utf8');
    found.push(
      ...commentsThatSwitchOff(code).map((line) => `${name}:${line} switches a rule off: change .oxlintrc.json.`),
      ...commentsThatAreFragments(code).map(
        (line) => `${name}:${line} begins like a fragment: write a sentence (CONTRIBUTING.md, Words).`,
      ),
    );
    if (name.startsWith(scenes)) continue;
    found.push(...oldWords(code).map(({ line, word, instead }) => `${name}:${line} says “${word}”: write ${instead}.`));
  }
  return { code: found.length === 0 ? 0 : 1, output: found.join('\n') };
}
