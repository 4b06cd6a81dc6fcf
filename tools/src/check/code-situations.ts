import { glob, readFile } from 'node:fs/promises';
import { isErrorCode, type ErrorCode } from '@dronesoccer/contracts';
import ts from 'typescript';
import areas from '../../areas.json' with { type: 'json' };
import { at, root } from '../workspace.ts';

/** A test that triggers an error code: its sentence and its file. */
export interface Situation {
  readonly sentence: string;
  readonly file: string;
}

/**
 * Ordered by preference: a code is explained best in its own feature, then on the platform, in a browser or in a rule.
 */
const places = [
  `apps/api/src/{${areas.flat().join(',')}}`,
  'apps/api/src/platform',
  'apps/api/test',
  'apps/e2e/src',
  'libs/domain/src',
];

/** Returns the situation of every code, from the titles of the tests that trigger it. */
export async function codeSituations(): Promise<Map<ErrorCode, Situation>> {
  const files: SpecFile[] = [];
  for (const [place, folder] of places.entries()) {
    const names: string[] = [];
    for await (const name of glob(`${folder}/**/*.spec.ts`, { cwd: root })) names.push(name.replaceAll('\\', '/'));
    for (const file of names.sort()) files.push({ file, place, text: await readFile(at(file), 'utf8') });
  }
  return situationsIn(files);
}

interface SpecFile {
  readonly file: string;
  /** The index in `places`. */
  readonly place: number;
  readonly text: string;
}

/** Chooses the most specific test of each code; among equals, the first. */
export function situationsIn(files: readonly SpecFile[]): Map<ErrorCode, Situation> {
  const found = new Map<ErrorCode, Situation & { rank: readonly number[] }>();
  for (const { file, place, text } of files) {
    const met = sentencesIn(file, text);
    for (const [code, sentence] of met) {
      const others = new Set(met.filter(([, said]) => said === sentence).map(([other]) => other)).size;
      // A title with placeholders says less than a complete one, and a test of many codes says less about each of them.
      const rank = [sentence.includes(code) ? 0 : 1, sentence.includes('…') ? 1 : 0, place, others];
      const known = found.get(code);
      if (known === undefined || isBefore(rank, known.rank)) found.set(code, { sentence, file, rank });
    }
  }
  return new Map([...found].map(([code, { sentence, file }]) => [code, { sentence, file }]));
}

/** Compares by the first number that differs. */
function isBefore(one: readonly number[], other: readonly number[]): boolean {
  const at = one.findIndex((value, index) => value !== other[index]);
  return at !== -1 && (one[at] ?? 0) < (other[at] ?? 0);
}

/** Returns each error code in a test file, with the sentence of its test. */
export function sentencesIn(file: string, text: string): [ErrorCode, string][] {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ES2024, true);
  const found: [ErrorCode, string][] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isStringLiteralLike(node) && isErrorCode(node.text)) {
      const sentence = sentenceAround(node);
      if (sentence !== null) found.push([node.text, sentence]);
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

/** Joins the titles of the test and its enclosing blocks to a sentence; null outside a test. */
function sentenceAround(node: ts.Node): string | null {
  const titles: string[] = [];
  let isInTest = false;
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    const [title] = ts.isCallExpression(at) ? at.arguments : [];
    if (title === undefined || !ts.isCallExpression(at) || !ts.isStringLiteralLike(title)) continue;
    const callee = calleeOf(at);
    if (callee !== 'it' && callee !== 'test' && callee !== 'describe') continue;
    isInTest ||= callee !== 'describe';
    // The values of a table of cases are not known here.
    titles.unshift(title.text.replaceAll(/%[a-z]|\$[\w.]+/gi, '…'));
  }
  return isInTest ? titles.join(' ') : null;
}

/** Returns `it` for `it(…)`, `it.each(…)(…)` and `it.skip(…)`. */
function calleeOf(call: ts.CallExpression): string {
  let callee: ts.Expression = call.expression;
  while (
    ts.isCallExpression(callee) ||
    ts.isPropertyAccessExpression(callee) ||
    ts.isTaggedTemplateExpression(callee)
  ) {
    callee = ts.isTaggedTemplateExpression(callee) ? callee.tag : callee.expression;
  }
  return ts.isIdentifier(callee) ? callee.text : '';
}
