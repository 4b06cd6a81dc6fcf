/** Reads the lists of mutations, each of which stands beside the spec that notices them. */
import { glob, readFile } from 'node:fs/promises';
import { StartFailure } from '@dronesoccer/devkit';
import { parse } from 'yaml';
import { at, root } from '../workspace.ts';
import type { Mutation } from './mutation.ts';

/** A mutation as it is written in `<spec>.mutations.yaml`. */
interface Written {
  promise: string;
  what: string;
  /** The end of a path that one file alone has, so that moving the file leaves the list as it is. */
  file: string;
  text: string;
  becomes: string;
  /** More specs that may notice it, named like `file`. */
  alsoTests?: readonly string[];
}

/**
 * Reads every `<spec>.mutations.yaml` of the repository. Where two mechanisms hold a promise together, removing either
 * one can go unnoticed: such pairs are not listed.
 *
 * @throws StartFailure if a list has no spec beside it, or names a file that does not exist or that several files could be
 */
export async function readMutations(): Promise<Mutation[]> {
  const files = await repositoryFiles();
  const lists = files.filter((file) => file.endsWith('.mutations.yaml')).sort();
  const read = await Promise.all(lists.map((list) => readList(list, files)));
  return read.flat();
}

async function repositoryFiles(): Promise<string[]> {
  const files: string[] = [];
  const exclude = [
    '**/node_modules/**',
    '**/dist/**',
    'apps/api/build/**',
    '**/generated/**',
    '**/test-results/**',
    '**/fixtures/**',
  ];
  for await (const file of glob('{apps,libs,prisma,tools}/**/*.*', { cwd: root, exclude })) files.push(file);
  return files;
}

async function readList(list: string, files: readonly string[]): Promise<Mutation[]> {
  const specs = ['.spec.ts', '.spec.tsx'].map((end) => list.replace('.mutations.yaml', end));
  const spec = specs.find((name) => files.includes(name));
  if (spec === undefined) throw new StartFailure(`${list} stands beside no spec of its name.`);
  const find = (end: string): string => {
    const found = files.filter((file) => file === end || file.endsWith(`/${end}`));
    const [file, other] = found;
    if (file === undefined) throw new StartFailure(`${list}: there is no file ${end}.`);
    if (other !== undefined) throw new StartFailure(`${list}: ${end} could be any of ${found.join(', ')}.`);
    return file;
  };
  const written = parse(await readFile(at(list), 'utf8')) as Written[];
  return written.map(({ file, alsoTests = [], ...mutation }) => ({
    ...mutation,
    file: find(file),
    tests: [spec, ...alsoTests.map(find)],
  }));
}
