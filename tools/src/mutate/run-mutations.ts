import { readFile, writeFile } from 'node:fs/promises';
import { stripVTControlCharacters, styleText } from 'node:util';
import { StartFailure } from '@dronesoccer/devkit';
import { print } from '../launch/screen.ts';
import { runNode } from '../run.ts';
import { startDatabaseServer } from '../test/start-database-server.mjs';
import { faultsOf, mutate } from './apply.ts';
import { type Copy, copyRepository } from './copy.ts';
import type { Mutation } from './mutation.ts';

export interface Verdicts {
  killed: number;
  survived: number;
}

/**
 * Takes each mechanism out in a copy of the repository and runs the tests that must notice. First they all run with
 * everything in place, unless they are known to be green: a test that is red anyway notices nothing.
 *
 * @throws StartFailure when a mutation does not fit the code any more, or a test is red without it
 */
export async function runMutations(
  mutations: readonly Mutation[],
  { areGreen = false }: { areGreen?: boolean } = {},
): Promise<Verdicts> {
  const faults = await faultsOf(mutations);
  if (faults.length > 0) throw new StartFailure(`These mutations fit no longer:\n${faults.join('\n')}`);
  const copy = await copyRepository();
  const database = await startDatabaseServer().catch(async (error: unknown) => {
    await copy.remove();
    throw error;
  });
  const verdicts: Verdicts = { killed: 0, survived: 0 };
  try {
    if (!areGreen) {
      const all = [...new Set(mutations.flatMap(({ tests }) => tests))];
      const { red, output } = await redTests(copy, all, database.server);
      if (red) throw new StartFailure(`Red with everything in place:\n${output}`);
    }
    for (const mutation of mutations) {
      const survived = await survives(copy, mutation, database.server);
      verdicts[survived ? 'survived' : 'killed'] += 1;
    }
  } finally {
    await database.stop();
    await copy.remove();
  }
  return verdicts;
}

async function survives(copy: Copy, mutation: Mutation, server: string): Promise<boolean> {
  const started = performance.now();
  const file = copy.at(mutation.file);
  const source = await readFile(file, 'utf8');
  const applied = mutate(mutation, source);
  if ('fault' in applied) throw new StartFailure(applied.fault);
  await writeFile(file, applied.text);
  // A template of the database holds the migrations as they were.
  const inDatabase = mutation.file.startsWith('prisma/');
  const { red, output } = await redTests(copy, mutation.tests, inDatabase ? '' : server);
  await writeFile(file, source);
  const seconds = styleText('dim', `${((performance.now() - started) / 1000).toFixed(0)} s`);
  const mark = red ? styleText('green', '✓') : styleText('red', '✗');
  console.log(`${mark} ${mutation.promise.padEnd(4)} ${mutation.what} ${seconds}`);
  const said = stripVTControlCharacters(output);
  const noticed = (/●.*›.*/.exec(said) ?? /FAIL .*/.exec(said))?.[0];
  print(`       ${red ? (noticed ?? 'noticed') : `no test of ${mutation.tests.join(', ')} went red`}`);
  return !red;
}

/** Runs the files by the suite each belongs to, in the copy, until one is red. */
async function redTests(
  copy: Copy,
  tests: readonly string[],
  server: string,
): Promise<{ red: boolean; output: string }> {
  const bySuite = Map.groupBy(tests, suiteOf);
  for (const [suite, files] of bySuite) {
    // Jest and Playwright take patterns of paths, Vitest parts of them: none minds a whole path.
    const { code, output } = await runNode([copy.at('tools/src/test/test.ts'), suite, ...files], {
      cwd: copy.at(),
      env: { TEST_DATABASE_SERVER: server, TEST_FULL: '', TEST_PATIENCE_MS: '30000' },
    });
    if (code !== 0) return { red: true, output };
  }
  return { red: false, output: '' };
}

function suiteOf(file: string): string {
  if (file.startsWith('apps/api/')) return 'api';
  return file.startsWith('apps/e2e/') ? 'browser' : 'unit';
}
