import { readFile, writeFile } from 'node:fs/promises';
import { stripVTControlCharacters, styleText } from 'node:util';
import { StartFailure } from '@dronesoccer/devkit';
import { print } from '../launch/screen.ts';
import { faultsOf, mutate } from './apply.ts';
import { withMutatedTemplate } from './mutated-template.ts';
import { type CodeMutation, isOfCode, isOfJourney, type Mutation } from './mutation.ts';
import { inPlaces, placesAtOnce } from './places.ts';
import { type Place, redTests } from './red-tests.ts';
import type { Verdict } from './warm-api.ts';

interface Verdicts {
  killed: Mutation[];
  survived: Mutation[];
  /** Their tests did not run, or fail without the mutation too, which proves nothing. */
  broken: Mutation[];
}

/**
 * Removes each mechanism in a copy of the repository and runs the tests that must notice. Unless the tests are known to
 * pass, they first run without a mutation.
 *
 * @throws StartFailure if a mutation no longer matches the code
 */
export async function runMutations(mutations: readonly Mutation[], { areGreen = false } = {}): Promise<Verdicts> {
  const faults = await faultsOf(mutations);
  if (faults.length > 0) throw new StartFailure(`These mutations fit no longer:\n${faults.join('\n')}`);
  const verdicts: Verdicts = { killed: [], survived: [], broken: [] };
  await inPlaces(groupsOf(mutations), async (group, place, server) => {
    const tests = [...new Set(group.flatMap((mutation) => mutation.tests))];
    const isProof = areGreen || (await isGreen(place, tests, server));
    for (const mutation of group) {
      verdicts[isProof ? await judge(place, mutation, server) : 'broken'].push(mutation);
    }
  });
  return verdicts;
}

/** Each group runs its tests once without a mutation. */
function groupsOf(mutations: readonly Mutation[]): Mutation[][] {
  // Journeys need the client built without a mutation, so each place does it once for all of its own.
  const groups = Map.groupBy(mutations, (mutation) =>
    isOfJourney(mutation) ? String(mutations.indexOf(mutation) % placesAtOnce) : mutation.tests.join(' '),
  );
  // The largest first, so that the places end at about the same time.
  return [...groups.values()].sort((one, other) => other.length - one.length);
}

/** A test that fails anyway detects nothing. */
export async function isGreen(place: Place, tests: readonly string[], server: string): Promise<boolean> {
  const { failed, fault, message } = await redTests(place, tests, server);
  if (failed === null && fault === null) return true;
  console.log(`${styleText('red', '✗')} red with everything in place: ${tests.join(', ')}`);
  print(`${failed ?? fault}\n${stripVTControlCharacters(message)}`);
  return false;
}

async function judge(place: Place, mutation: Mutation, server: string): Promise<keyof Verdicts> {
  const started = performance.now();
  const verdict = isOfCode(mutation)
    ? await runMutated(place, mutation, server)
    : await withMutatedTemplate(server, mutation.sql, (mutated) => redTests(place, mutation.tests, mutated));
  const seconds = styleText('dim', `${((performance.now() - started) / 1000).toFixed(0)} s`);
  const { failed, fault } = verdict;
  const mark = failed === null ? styleText('red', '✗') : styleText('green', '✓');
  console.log(`${mark} ${mutation.promise.padEnd(4)} ${mutation.what} ${seconds}`);
  print(`       ${failed ?? fault ?? `no test of ${mutation.tests.join(', ')} failed`}`);
  if (failed !== null) return 'killed';
  if (fault !== null) print(stripVTControlCharacters(verdict.message));
  return fault === null ? 'survived' : 'broken';
}

export async function runMutated(place: Place, mutation: CodeMutation, server: string): Promise<Verdict> {
  const file = place.copy.at(mutation.file);
  const source = await readFile(file, 'utf8');
  const applied = mutate(mutation, source);
  if ('fault' in applied) throw new StartFailure(applied.fault);
  const isKeptLoaded = mutation.file.startsWith('libs/');
  if (isKeptLoaded) await place.api.stop();
  await writeFile(file, applied.text);
  try {
    return await redTests(place, mutation.tests, server);
  } finally {
    await writeFile(file, source);
    if (isKeptLoaded) await place.api.stop();
  }
}
