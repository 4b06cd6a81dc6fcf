/**
 * `npm run mutate` removes each mechanism behind a promise in a copy of the repository, and fails if the tests do not
 * notice. `npm run mutate -- R3 S5` tries the mutations of some promises, `npm run mutate -- 'time zone'` those with
 * these words in their descriptions, and `--browser` those that a journey must notice. It ends with `N killed, N
 * survived, N broken`; broken are those whose tests did not run, or fail without a mutation too. `--sample 60` tries
 * random mutations instead and fails if fewer than 85 % are noticed; `--seed` repeats a sample.
 */
import { parseArgs } from 'node:util';
import { StartFailure } from '@dronesoccer/devkit';
import { printError } from '../launch/screen.ts';
import { isOfJourney } from './mutation.ts';
import { readMutations } from './mutations.ts';
import { runMutations } from './run-mutations.ts';
import { runSample } from './sample.ts';

const leastRate = 0.85;

const { values, positionals: named } = parseArgs({
  allowPositionals: true,
  options: { browser: { type: 'boolean', default: false }, sample: { type: 'string' }, seed: { type: 'string' } },
});

try {
  process.exitCode = (await (values.sample === undefined ? tryList() : trySample(values.sample))) ? 0 : 1;
} catch (error) {
  printError(error instanceof StartFailure ? error.message : String(error));
  process.exitCode = 1;
}

async function trySample(count: string): Promise<boolean> {
  const seed = Number(values.seed ?? Date.now() % 1_000_000);
  return (await runSample(Number(count), seed)) >= leastRate;
}

async function tryList(): Promise<boolean> {
  const listed = (await readMutations()).filter((mutation) => isOfJourney(mutation) === values.browser);
  const chosen = listed.filter(
    ({ promise, what }) => named.length === 0 || named.some((name) => name === promise || what.includes(name)),
  );
  if (chosen.length === 0) throw new StartFailure(`No mutation is listed for ${named.join(', ')}.`);
  const { killed, survived, broken } = await runMutations(chosen);
  console.log(`\n${killed.length} killed, ${survived.length} survived, ${broken.length} broken`);
  return killed.length === chosen.length;
}
