import { glob, readFile } from 'node:fs/promises';
import { isErrorCode, type ErrorCode } from '@dronesoccer/contracts';
import ts from 'typescript';
import { at } from '../workspace.ts';

/** A test that meets a code: what it says happens, and where it stands. */
export interface Situation {
  readonly sentence: string;
  readonly file: string;
}

/** Where a code is met first is where it is explained: in its feature, on the platform, in a browser, in a rule. */
const places = ['apps/api/src/features', 'apps/api/src/platform', 'apps/api/test', 'apps/e2e/src', 'libs/domain/src'];

/** The situations of every code, out of the sentences of the tests that meet it. */
export async function codeSituations(): Promise<Map<ErrorCode, Situation>> {
  const found = new Map<ErrorCode, Situation>();
  for (const place of places) {
    const names: string[] = [];
    for await (const name of glob('**/*.spec.ts', { cwd: at(place) })) names.push(name);
    for (const name of names.sort()) {
      const file = `${place}/${name.replaceAll('\\', '/')}`;
      for (const [code, sentence] of sentencesIn(file, await readFile(at(file), 'utf8'))) {
        // A sentence that a table fills in says less than one that is whole.
        const known = found.get(code);
        if (!known || (known.sentence.includes('…') && !sentence.includes('…'))) found.set(code, { sentence, file });
      }
    }
  }
  return found;
}

/** Each code that a test names, with the sentence of the test. */
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

/** The titles of the test and of what it belongs to, as one sentence; null outside a test. */
function sentenceAround(node: ts.Node): string | null {
  const titles: string[] = [];
  let isInTest = false;
  for (let at: ts.Node = node; !ts.isSourceFile(at); at = at.parent) {
    const [title] = ts.isCallExpression(at) ? at.arguments : [];
    if (title === undefined || !ts.isCallExpression(at) || !ts.isStringLiteralLike(title)) continue;
    const callee = calleeOf(at);
    if (callee !== 'it' && callee !== 'test' && callee !== 'describe') continue;
    isInTest ||= callee !== 'describe';
    // What a table of cases fills in is not known here.
    titles.unshift(title.text.replaceAll(/%[a-z]|\$[\w.]+/gi, '…'));
  }
  return isInTest ? titles.join(' ') : null;
}

/** `it` of `it(…)`, `it.each(…)(…)` and `it.skip(…)`. */
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
