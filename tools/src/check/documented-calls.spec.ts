import { glob, readFile } from 'node:fs/promises';
import { calls } from '@dronesoccer/contracts';
import { expect, test } from 'vitest';
import { at } from '../workspace.ts';

/** The redirects of a login with a provider, which a browser follows and no client calls. */
const redirects = ['auth.oauth.begin', 'auth.oauth.callback'];

/** Returns the names in a cell. A short name such as `.update` replaces the last part of the name before it. */
function namesIn(cell: string): string[] {
  const names: string[] = [];
  for (const [, text = ''] of cell.matchAll(/`([^`]+)`/g)) {
    const before = names.at(-1) ?? '';
    names.push(text.startsWith('.') ? before.slice(0, before.lastIndexOf('.')) + text : text);
  }
  return names;
}

/** Returns the names in the first column of a document's tables of calls. */
const documentedIn = (text: string): string[] =>
  [...text.matchAll(/^\| call +\|.*\n((?:\|.*\n?)+)/gm)].flatMap(([, rows = '']) =>
    rows.split('\n').flatMap((row) => namesIn(row.split('|')[1] ?? '')),
  );

async function documentedCalls(): Promise<string[]> {
  const texts: string[] = [];
  for await (const name of glob('docs/areas/*.md', { cwd: at() })) texts.push(await readFile(at(name), 'utf8'));
  return texts.flatMap(documentedIn);
}

test('the areas document every call, and no other', async () => {
  const documented = await documentedCalls();
  const fits = (call: string, name: string) =>
    name.endsWith('.*') ? call.startsWith(name.slice(0, -1)) : call === name;
  const known = [...Object.keys(calls), ...redirects];
  expect(known.filter((call) => !documented.some((name) => fits(call, name)))).toEqual([]);
  expect(documented.filter((name) => !known.some((call) => fits(call, name)))).toEqual([]);
});
