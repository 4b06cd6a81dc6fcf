/** Reads the lists of mutations, each beside the spec that detects them. */
import { glob, readFile } from 'node:fs/promises';
import { StartFailure } from '@dronesoccer/devkit';
import { parse } from 'yaml';
import { at, root } from '../workspace.ts';
import type { Mutation } from './mutation.ts';

/** A mutation as written in `<spec>.mutations.yaml`. */
interface WrittenMutation {
  promise: string;
  what: string;
  /** The unique end of a path, so that the list still works if the file is moved. With it, `text` and `becomes`. */
  file?: string;
  text?: string;
  becomes?: string;
  /** In place of the three: the statement that removes the mechanism from the migrated database. */
  sql?: string;
  /** More specs that may detect the mutation, named like `file`. */
  alsoTests?: readonly string[];
}

/**
 * Reads every `<spec>.mutations.yaml` of the repository. If two mechanisms together protect a promise, removing only
 * one may go unnoticed; such pairs are not listed.
 *
 * @throws StartFailure if a list has no spec beside it, or names a file that does not exist or is ambiguous
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
  const written = parse(await readFile(at(list), 'utf8')) as WrittenMutation[];
  return written.map(({ promise, what, file, text, becomes, sql, alsoTests = [] }) => {
    const listed = { promise, what, tests: [spec, ...alsoTests.map(find)] };
    if (sql !== undefined) return { ...listed, sql };
    if (file === undefined || text === undefined || becomes === undefined) {
      throw new StartFailure(`${list}: "${what}" needs either sql or file, text and becomes.`);
    }
    return { ...listed, file: find(file), text, becomes };
  });
}
