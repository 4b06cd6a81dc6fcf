/**
 * `npm run mutate` removes each mechanism behind a promise in a copy of the repository, and fails if the tests do not
 * notice. `npm run mutate -- R3 S5` tries the mutations of some promises, `npm run mutate -- 'time zone'` those with
 * these words in their descriptions. It ends with `N killed, N survived`.
 */
import { StartFailure } from '@dronesoccer/devkit';
import { printError } from '../launch/screen.ts';
import { readMutations } from './mutations.ts';
import { runMutations } from './run-mutations.ts';

const named = process.argv.slice(2);

try {
  const chosen = (await readMutations()).filter(
    ({ promise, what }) => named.length === 0 || named.some((name) => name === promise || what.includes(name)),
  );
  if (chosen.length === 0) throw new StartFailure(`No mutation is listed for ${named.join(', ')}.`);
  const { killed, survived } = await runMutations(chosen);
  console.log(`\n${killed} killed, ${survived} survived`);
  process.exitCode = survived === 0 ? 0 : 1;
} catch (error) {
  printError(error instanceof StartFailure ? error.message : String(error));
  process.exitCode = 1;
}
