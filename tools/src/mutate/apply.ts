/** Applies a mutation to the text of its file, and reports mutations that cannot be applied. */
import { readFile } from 'node:fs/promises';
import ts from 'typescript';
import { at } from '../workspace.ts';
import { isOfCode, type CodeMutation, type Mutation } from './mutation.ts';

type AppliedMutation = { text: string } | { fault: string };

/** Returns the file's text without the mechanism. */
export function mutate({ file, text, becomes }: CodeMutation, source: string): AppliedMutation {
  const found = source.split(text).length - 1;
  if (found !== 1) return { fault: `${file} holds ${JSON.stringify(text)} ${found} times, not once` };
  if (text === becomes) return { fault: `${file}: ${JSON.stringify(text)} stays as it is` };
  const mutated = source.replace(text, () => becomes);
  // A file that does not parse fails every test and proves nothing.
  if (/\.tsx?$/.test(file)) {
    const { diagnostics = [] } = ts.transpileModule(mutated, { fileName: file, reportDiagnostics: true });
    const [first] = diagnostics;
    if (first) return { fault: `${file} does not parse: ${ts.flattenDiagnosticMessageText(first.messageText, ' ')}` };
  }
  return { text: mutated };
}

/** Returns one line for each mutation whose text does not occur exactly once, or that leaves code that does not parse. */
export async function faultsOf(mutations: readonly Mutation[]): Promise<string[]> {
  const faults: string[] = [];
  for (const mutation of mutations.filter(isOfCode)) {
    const applied = mutate(mutation, await readFile(at(mutation.file), 'utf8'));
    if ('fault' in applied) faults.push(`${mutation.promise}: ${applied.fault}`);
  }
  return faults;
}
