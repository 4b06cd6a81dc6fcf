import { readFile, writeFile } from 'node:fs/promises';
import { stripVTControlCharacters, styleText } from 'node:util';
import { StartFailure } from '@dronesoccer/devkit';
import { generateDatabaseClient } from '../build/generate.ts';
import { generateReplySchemas } from '../build/reply-schemas.ts';
import { print } from '../launch/screen.ts';
import { startDatabaseServer } from '../test/start-database-server.mjs';
import { faultsOf, mutate } from './apply.ts';
import { type Copy, copyRepository } from './copy.ts';
import type { Mutation } from './mutation.ts';
import { redTests, assertTestsPass } from './red-tests.ts';

interface Verdicts {
  killed: number;
  survived: number;
}

/** The number of repository copies that work in parallel. */
const copiesAtOnce = 2;

/**
 * Removes each mechanism in a copy of the repository and runs the tests that must notice. Unless the tests are known to
 * pass, they first run without a mutation, because a test that fails anyway detects nothing.
 *
 * @throws StartFailure if a mutation no longer matches the code, or if a test fails without it
 */
export async function runMutations(mutations: readonly Mutation[], { areGreen = false } = {}): Promise<Verdicts> {
  const faults = await faultsOf(mutations);
  if (faults.length > 0) throw new StartFailure(`These mutations fit no longer:\n${faults.join('\n')}`);
  // The copies receive the generated code. In a new checkout there would be none.
  await Promise.all([generateDatabaseClient(), generateReplySchemas()]);
  const database = await startDatabaseServer();
  const { server } = database;
  const verdicts: Verdicts = { killed: 0, survived: 0 };
  const waiting = [...mutations];
  const work = async (copy: Copy): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      verdicts[(await survives(copy, next, server)) ? 'survived' : 'killed'] += 1;
    }
  };
  try {
    await withCopies(Math.min(copiesAtOnce, mutations.length), async (made) => {
      const [first] = made;
      const tests = [...new Set(mutations.flatMap((mutation) => mutation.tests))];
      if (!areGreen && first !== undefined) await assertTestsPass(first, tests, server);
      await allOf(made.map(work));
    });
  } finally {
    await database.stop();
  }
  return verdicts;
}

async function withCopies(count: number, use: (copies: Copy[]) => Promise<void>): Promise<void> {
  const copies: Copy[] = [];
  try {
    while (copies.length < count) copies.push(await copyRepository());
    await use(copies);
  } finally {
    for (const { remove } of copies) await remove();
  }
}

/** Waits for all of them, even if one fails: a copy must not be removed while tests run in it. */
async function allOf(works: readonly Promise<void>[]): Promise<void> {
  const failed = (await Promise.allSettled(works)).find((result) => result.status === 'rejected');
  if (failed !== undefined) throw failed.reason;
}

async function survives(copy: Copy, mutation: Mutation, server: string): Promise<boolean> {
  const started = performance.now();
  const file = copy.at(mutation.file);
  const source = await readFile(file, 'utf8');
  const applied = mutate(mutation, source);
  if ('fault' in applied) throw new StartFailure(applied.fault);
  await writeFile(file, applied.text);
  // A database template contains the migrations before the mutation.
  const inDatabase = mutation.file.startsWith('prisma/');
  const run = { server: inDatabase ? '' : server, mutated: mutation.file };
  const { red, output } = await redTests(copy, mutation.tests, run);
  await writeFile(file, source);
  const seconds = styleText('dim', `${((performance.now() - started) / 1000).toFixed(0)} s`);
  const mark = red ? styleText('green', '✓') : styleText('red', '✗');
  console.log(`${mark} ${mutation.promise.padEnd(4)} ${mutation.what} ${seconds}`);
  const said = stripVTControlCharacters(output);
  const noticed = (/●.*›.*/.exec(said) ?? /FAIL .*/.exec(said))?.[0];
  print(`       ${red ? (noticed ?? 'noticed') : `no test of ${mutation.tests.join(', ')} went red`}`);
  return !red;
}
