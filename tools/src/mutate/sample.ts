/** Tries random mutations of the API's own source, which no one chose with a test in mind. */
import { glob, readFile } from 'node:fs/promises';
import path from 'node:path';
import { styleText } from 'node:util';
import { print } from '../launch/screen.ts';
import { affectedSpecs, type Repository } from '../test/affected.ts';
import { readRepository } from '../test/changed.ts';
import { suiteOf } from '../test/suites.ts';
import { at, root } from '../workspace.ts';
import { mutate } from './apply.ts';
import type { CodeMutation } from './mutation.ts';
import { type Mutator, type Site, sitesOf } from './mutators.ts';
import { inPlaces } from './places.ts';
import type { Place } from './red-tests.ts';
import { isGreen, runMutated } from './run-mutations.ts';

interface Drawn extends Site {
  file: string;
  source: string;
}

/** The most specs that one mutation runs: the nearest ones, then the promises. */
const mostSpecs = 24;

/**
 * Makes `count` mutations of the seed, and runs the nearest specs of each until one fails. It returns the share that
 * was noticed among those whose tests ran.
 */
export async function runSample(count: number, seed: number): Promise<number> {
  console.log(`${count} random mutations of seed ${seed} (again with --seed ${seed})`);
  const repository = await readRepository();
  const drawn = draw(await readSites(), count, randomOf(seed));
  const tally = { killed: 0, survived: 0, broken: 0 };
  const green = new Map<string, boolean>();
  await inPlaces(drawn, async (site, place, server) => {
    const verdict = await judge(site, specsFor(site.file, repository), { place, server, green });
    tally[verdict.outcome] += 1;
    report(site, verdict);
  });
  const rate = tally.killed / Math.max(1, tally.killed + tally.survived);
  console.log(
    `\n${tally.killed} killed, ${tally.survived} survived, ${tally.broken} did not run: ${share(rate)} noticed`,
  );
  return rate;
}

const share = (rate: number): string => `${(rate * 100).toFixed(0)} %`;

interface JudgedMutation {
  outcome: 'killed' | 'survived' | 'broken';
  why: string;
}

/**
 * A test counts only if it passes without the mutation, which is tried once for each file, and fails with it again,
 * because a busy machine makes a test of a deadline fail now and then.
 */
async function judge(
  site: Drawn,
  specs: readonly string[],
  { place, server, green }: { place: Place; server: string; green: Map<string, boolean> },
): Promise<JudgedMutation> {
  for (const spec of specs) {
    const run = () => runMutated(place, mutationOf(site, spec), server);
    const { failed, fault } = await run();
    if (fault !== null) return { outcome: 'broken', why: fault.split('\n')[0] ?? '' };
    if (failed === null) continue;
    if (!green.has(spec)) green.set(spec, await isGreen(place, [spec], server));
    if (green.get(spec) === true && (await run()).failed !== null) return { outcome: 'killed', why: failed };
  }
  return { outcome: 'survived', why: `no test of ${specs.length} files failed` };
}

/** The whole file is the text, because the changed text may occur more than once. */
function mutationOf({ file, source, start, end, becomes, mutator }: Drawn, spec: string): CodeMutation {
  const mutated = source.slice(0, start) + becomes + source.slice(end);
  return { promise: '', what: mutator, file, text: source, becomes: mutated, tests: [spec] };
}

function report({ file, source, start, end, becomes, mutator }: Drawn, { outcome, why }: JudgedMutation): void {
  const mark = outcome === 'killed' ? styleText('green', '✓') : styleText('red', outcome === 'survived' ? '✗' : '?');
  const line = source.slice(0, start).split('\n').length;
  const onOneLine = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 160);
  console.log(`${mark} ${mutator.padEnd(9)} ${file}:${line}`);
  print(`       ${onOneLine(source.slice(start, end))} -> ${onOneLine(becomes) || 'nothing'}`);
  print(`       ${why}`);
}

async function readSites(): Promise<Drawn[]> {
  const sites: Drawn[] = [];
  const exclude = ['**/*.spec.ts', '**/*.module.ts', '**/generated/**'];
  for await (const file of glob('apps/api/src/**/*.ts', { cwd: root, exclude })) {
    const source = await readFile(at(file), 'utf8');
    sites.push(...sitesOf(source).map((site) => ({ ...site, file, source })));
  }
  return sites.sort((one, other) => one.file.localeCompare(other.file) || one.start - other.start);
}

/** Draws equally many of each kind, because calls outnumber locks by far. */
function draw(sites: readonly Drawn[], count: number, random: () => number): Drawn[] {
  const kinds: readonly Mutator[] = ['condition', 'statement', 'sql', 'argument'];
  const left = new Map(kinds.map((kind) => [kind, sites.filter(({ mutator }) => mutator === kind)]));
  const drawn: Drawn[] = [];
  for (let turn = 0; drawn.length < count && sites.length > drawn.length; turn++) {
    const ofKind = left.get(kinds[turn % kinds.length] ?? 'condition') ?? [];
    const [site] = ofKind.splice(Math.floor(random() * ofKind.length), 1);
    // A mutation that leaves no valid file, or that changes nothing, would only waste a place in the sample.
    if (site !== undefined && 'text' in mutate(mutationOf(site, ''), site.source)) drawn.push(site);
  }
  return drawn;
}

/** Returns a generator of numbers from 0 to 1 that a seed determines (mulberry32). */
function randomOf(seed: number): () => number {
  let state = seed;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
}

/** Returns the API specs that the file can break: those of its folder, of its feature, of other features, promises. */
function specsFor(file: string, repository: Repository): string[] {
  const proofs = repository.mutations.filter((mutation) => mutation.file === file).flatMap(({ tests }) => tests);
  const distance = (spec: string): number => {
    if (spec === file.replace('.ts', '.spec.ts') || proofs.includes(spec)) return 0;
    return path.relative(path.dirname(file), path.dirname(spec)).split('/').filter(Boolean).length + 1;
  };
  const affected = [...affectedSpecs([file], repository).keys()].filter((spec) => suiteOf(spec) === 'api');
  const isPromise = (spec: string): boolean => spec.startsWith('apps/api/test/');
  const near = affected.filter((spec) => !isPromise(spec)).toSorted((one, other) => distance(one) - distance(other));
  // Generated requests take as long as all other promises together, and say little about one place.
  const promises = affected.filter((spec) => isPromise(spec) && !spec.endsWith('/generated-calls.spec.ts'));
  return [...near.slice(0, mostSpecs - promises.length), ...promises];
}
