/** How a mutation becomes another text of its file, and what is wrong with one that cannot. */
import { glob, readFile, stat } from 'node:fs/promises';
import path from 'node:path';
import ts from 'typescript';
import { at } from '../workspace.ts';
import type { Mutation } from './mutation.ts';

export type Applied = { text: string } | { fault: string };

/** The file's text without the mechanism. */
export function mutate({ file, text, becomes }: Mutation, source: string): Applied {
  const found = source.split(text).length - 1;
  if (found !== 1) return { fault: `${file} holds ${JSON.stringify(text)} ${found} times, not once` };
  if (text === becomes) return { fault: `${file}: ${JSON.stringify(text)} stays as it is` };
  const mutated = source.replace(text, () => becomes);
  // A file that cannot be read turns every test red and proves nothing.
  if (/\.tsx?$/.test(file)) {
    const { diagnostics = [] } = ts.transpileModule(mutated, { fileName: file, reportDiagnostics: true });
    const [first] = diagnostics;
    if (first) return { fault: `${file} does not parse: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}` };
  }
  return { text: mutated };
}

/** What keeps mutations of the list from being made or judged in this repository: one line each. */
export async function faultsOf(mutations: readonly Mutation[]): Promise<string[]> {
  const faults: string[] = [];
  for (const mutation of mutations) {
    const source = await readFile(at(mutation.file), 'utf8').catch(() => undefined);
    const applied = source === undefined ? { fault: await missing(mutation) } : mutate(mutation, source);
    if ('fault' in applied) faults.push(`${mutation.promise}: ${applied.fault}`);
    for (const test of mutation.tests) {
      if (!(await stat(at(test)).catch(() => undefined))) faults.push(`${mutation.promise}: there is no ${test}`);
    }
  }
  return faults;
}

/** Files move; the line that says so names where the text stands now. */
async function missing({ file, text }: Mutation): Promise<string> {
  const [app = '', project = ''] = file.split('/');
  for await (const name of glob(`${app}/${project}/**/${path.basename(file)}`, { cwd: at() })) {
    if ((await readFile(at(name), 'utf8')).includes(text)) return `there is no ${file}; its text stands in ${name}`;
  }
  return `there is no ${file}`;
}
