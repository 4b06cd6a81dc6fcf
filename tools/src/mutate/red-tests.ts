/** Runs the tests that must detect a mutation, in a copy of the repository, until one fails. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { StartFailure } from '@dronesoccer/devkit';
import { type Outcome, runNode } from '../run.ts';
import { type Suite, suiteOf, suites } from '../test/suites.ts';
import { at } from '../workspace.ts';
import type { Copy } from './copy.ts';

interface Verdict {
  red: boolean;
  output: string;
}

interface Run {
  /** Connection details for TEST_DATABASE_SERVER; if empty, the run starts its own server. */
  server: string;
  /** The file that differs from the repository, or null if the copy is unchanged. */
  mutated: string | null;
}

/** Returns true if generated code or the database's template must be rebuilt after a change to this file. */
const isGeneratedFrom = (file: string): boolean => file.startsWith('prisma/') || file.startsWith('libs/contracts/');

/** Runs each suite's files in turn. The cheap suites come first, because the first failing test ends the run. */
export async function redTests(copy: Copy, tests: readonly string[], run: Run): Promise<Verdict> {
  for (const suite of suites) {
    const files = tests.filter((file) => suiteOf(file) === suite.name);
    if (files.length === 0) continue;
    const { code, output } = await runSuite(copy, suite, files, run);
    if (code !== 0) return { red: true, output };
  }
  return { red: false, output: '' };
}

/** Starts the suite's runner directly if nothing has to be built, because the build takes longer than most files. */
async function runSuite(copy: Copy, suite: Suite, files: readonly string[], run: Run): Promise<Outcome> {
  const env = { TEST_DATABASE_SERVER: run.server, TEST_FULL: '', TEST_PATIENCE_MS: '30000' };
  // Jest and Playwright take path patterns, Vitest takes parts of paths: a full path suits all of them.
  // Two copies run at once, so each mutation keeps one core busy and needs no workers.
  const inOneProcess = suite.name === 'api' && run.mutated !== null ? ['--runInBand'] : [];
  const options = [...files, ...bailing[suite.name](copy), ...inOneProcess];
  if (await needsBuild(suite, files, run)) {
    const test = copy.at('tools/src/test/test.ts');
    return runNode([test, suite.name, ...options], { cwd: copy.at(), env });
  }
  const report = copy.at('mutate-report.json');
  const cwd = copy.at(path.relative(at(), suite.cwd));
  return runNode(suite.args(report, options), { cwd, env: { ...env, ...suite.env(report) } });
}

const bailing: Record<Suite['name'], (copy: Copy) => string[]> = {
  unit: () => ['--bail=1'],
  api: (copy) => ['--bail', `--env=${copy.at('apps/api/test/jest/bail-environment.cjs')}`],
  browser: () => ['-x'],
};

async function needsBuild(suite: Suite, files: readonly string[], { server, mutated }: Run): Promise<boolean> {
  if (suite.name === 'browser' || server === '' || (mutated !== null && isGeneratedFrom(mutated))) return true;
  if (suite.name === 'unit') return false;
  const starts = await Promise.all(files.map((file) => startsProcesses(at(file))));
  return starts.includes(true);
}

/** Returns true if an API spec starts the built product, itself or through an import from `test/support`. */
async function startsProcesses(file: string): Promise<boolean> {
  const source = await readFile(file, 'utf8');
  const imported = [...source.matchAll(/from '([^']*)\.js'/g)].map(([, name = '']) =>
    path.resolve(path.dirname(file), `${name}.ts`),
  );
  const support = imported.filter((name) => path.dirname(name) === at('apps/api/test/support'));
  if (support.includes(at('apps/api/test/support/processes.ts'))) return true;
  for (const name of support) if (await startsProcesses(name)) return true;
  return false;
}

/** @throws StartFailure if a test fails without a mutation */
export async function assertTestsPass(copy: Copy, tests: readonly string[], server: string): Promise<void> {
  const { red, output } = await redTests(copy, tests, { server, mutated: null });
  if (red) throw new StartFailure(`Red with everything in place:\n${output}`);
}
