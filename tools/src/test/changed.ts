/** `npm test -- --changed` runs the tests that a change can break, instead of all. */
import { execFile } from 'node:child_process';
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { promisify } from 'node:util';
import { StartFailure } from '@dronesoccer/devkit';
import { readTableUsers } from '../check/table-owners.ts';
import { isOfCode } from '../mutate/mutation.ts';
import { readMutations } from '../mutate/mutations.ts';
import { at, root } from '../workspace.ts';
import { affectedSpecs, type Repository } from './affected.ts';
import { type Suite, suiteOf } from './suites.ts';

/** The affected specs of each suite, and lines that say why they run. */
export interface AffectedSpecs {
  readonly specs: ReadonlyMap<Suite['name'], readonly string[]>;
  readonly lines: readonly string[];
}

/**
 * Finds the tests that the working tree and the commits since `ref` can break.
 *
 * @param ref a commit or branch; null for `origin/main` or, if there is none, the last commit
 * @throws StartFailure if Git does not know the ref
 */
export async function findAffected(ref: string | null): Promise<AffectedSpecs> {
  const since =
    ref ?? ((await git('rev-parse', '--verify', '--quiet', 'origin/main').catch(() => '')) && 'origin/main');
  const changed = await changedFiles(since || 'HEAD');
  const chosen = affectedSpecs(changed, await readRepository());
  const specs = Map.groupBy(chosen.keys(), suiteOf);
  const lines = [...specs].map(([suite, files]) => {
    const reasons = Map.groupBy(files, (file) => chosen.get(file) ?? '');
    return `${suite}: ${files.length} files (${[...reasons].map(([why, { length }]) => `${length} ${why}`).join(', ')})`;
  });
  return { specs, lines: [`${changed.length} files changed since ${since || 'the last commit'}.`, ...lines] };
}

async function changedFiles(since: string): Promise<string[]> {
  const base = (await git('merge-base', 'HEAD', since).catch(() => '')).trim();
  if (base === '') throw new StartFailure(`Git finds no common commit with "${since}".`);
  // Without renames, the old place of a moved file counts too.
  const tracked = await git('diff', '--name-only', '--no-renames', base);
  const untracked = await git('ls-files', '--others', '--exclude-standard');
  return `${tracked}${untracked}`.split('\n').filter((file) => file !== '');
}

const git = async (...args: string[]): Promise<string> =>
  (await promisify(execFile)('git', ['-c', 'core.quotePath=false', ...args], { cwd: root, maxBuffer: 2 ** 26 })).stdout;

/** Reads what connects the files of the working tree. */
export async function readRepository(): Promise<Repository> {
  const files: string[] = [];
  const exclude = [
    '**/{node_modules,dist,generated,test-results}/**',
    'apps/api/build/**',
    'tools/src/check/fixtures/**',
  ];
  for await (const file of glob('{apps,libs,prisma,tools}/**/*.*', { cwd: root, exclude })) files.push(file);
  const [imports, tableUsers, mutations] = await Promise.all([readImports(files), readTableUsers(), readMutations()]);
  const specs = files.filter((file) => /\.spec\.tsx?$/.test(file)).sort();
  return { specs, imports, tableUsers, mutations: mutations.filter(isOfCode) };
}

const importPattern = /\b(?:from|import)\s*\(?\s*'((?:\.{1,2}|@)\/[^']+)'/g;

/** Reads the imports inside each project. dependency-cruiser finds the same, but takes 20 s of CPU instead of one. */
async function readImports(files: readonly string[]): Promise<Map<string, string[]>> {
  const known = new Set(files);
  const find = (importer: string, name: string): string[] => {
    const place = name.startsWith('@/') ? `apps/web/src/${name.slice(2)}` : path.posix.join(importer, '..', name);
    const ends = ['', '.ts', '.tsx', '/index.ts', '/index.tsx'].map((end) => place + end);
    return [...ends, place.replace(/\.js$/, '.ts')].filter((file) => known.has(file));
  };
  const code = files.filter((file) => /\.(?:[cm]?ts|tsx|mjs)$/.test(file));
  const read = async (file: string): Promise<[string, string[]]> => {
    const names = [...(await readFile(at(file), 'utf8')).matchAll(importPattern)].map(([, name = '']) => name);
    return [file, names.flatMap((name) => find(file, name))];
  };
  return new Map(await Promise.all(code.map(read)));
}
