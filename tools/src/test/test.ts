/**
 * `npm test` runs everything, from pure rules to a real browser, without any preparation. It ends with `N passed, N
 * failed`. `npm test -- api` runs one suite (unit, api, browser); options after its name go to its runner. `--full`
 * repeats the races and kills as often as the promises state, and then runs every mutation of `npm run mutate`. With
 * `--watch` a suite runs again after each change, with `--inspect-brk` it waits for a debugger. `--changed` runs what the
 * changes since `origin/main` can break, and `--changed=<ref>` since another commit.
 */
import { spawn } from 'node:child_process';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { styleText } from 'node:util';
import { findChromium } from '@dronesoccer/devkit';
import { apiEntry, buildApi } from '../build/api.ts';
import { generateDatabaseClient } from '../build/generate.ts';
import { generateReplySchemas } from '../build/reply-schemas.ts';
import { buildWeb } from '../build/web.ts';
import { print, printError } from '../launch/screen.ts';
import { isOfJourney } from '../mutate/mutation.ts';
import { readMutations } from '../mutate/mutations.ts';
import { budgets } from './budgets.ts';
import type { AffectedSpecs } from './changed.ts';
import { cpuSeconds } from './cpu.ts';
import { observeSlowdown } from './slowdown.ts';
import { startDatabaseServer } from './start-database-server.mjs';
import { isWatching, readReport, suites, type Report, type Suite } from './suites.ts';

const isOurs = /^--(?:full|changed(?:=.*)?)$/;
const options = process.argv.slice(2).filter((argument) => !isOurs.test(argument));
const full = process.argv.includes('--full');
const changedOption = process.argv.find((argument) => /^--changed\b/.test(argument));
const namedSuites = suites.filter((suite) => options[0] === undefined || suite.name === options[0]);
const extra = options.slice(1);

if (namedSuites.length === 0) {
  refuse(`There is no suite "${options[0]}": choose ${suites.map((suite) => suite.name).join(', ')}.`);
}

const affectedSpecs = changedOption === undefined ? undefined : await readAffected(changedOption.split('=')[1] ?? null);
const chosenSuites = namedSuites.filter(({ name }) => affectedSpecs === undefined || affectedSpecs.specs.has(name));
/** True if all tests of the chosen suites run as often as in `npm test`. */
const isWhole = !full && affectedSpecs === undefined && extra.length === 0;
const needs = (name: Suite['name']) => chosenSuites.some((suite) => suite.name === name);
const reports = await mkdtemp(path.join(tmpdir(), 'dronesoccer-reports-'));
const total: Report = { passed: 0, failed: 0, files: [] };
let stopDatabase: (() => Promise<void>) | undefined;

try {
  await Promise.all([generateDatabaseClient(), generateReplySchemas()]);
  // If only some API tests run, a file that starts the API as a process builds it; most files do not.
  const isBuilt = needs('browser') || (needs('api') && extra.length === 0 && affectedSpecs === undefined);
  const products = isBuilt ? Promise.all([buildApi(), needs('browser') && buildWeb()]) : undefined;
  products?.catch(() => undefined); // reported where it is awaited
  const chromium = needs('browser') ? findChromium(print) : undefined;
  chromium?.catch(() => undefined);
  const database = await startDatabaseServer();
  stopDatabase = database.stop;
  const env = {
    TEST_DATABASE_SERVER: database.server,
    ...(full ? { TEST_FULL: '1' } : {}),
    ...(isBuilt ? { API_ENTRY: apiEntry } : {}),
  };

  // Unit tests run in parallel with the builds; the other suites need both cores, because they measure time.
  for (const suite of chosenSuites) {
    if (suite.name !== 'unit') await products;
    const browser = suite.name === 'browser' ? { CHROMIUM_PATH: await chromium } : {};
    add(await runSuite(suite, { ...env, ...browser }));
  }
  // A failing test proves something only if all tests passed before.
  if (full && options.length === 0 && affectedSpecs === undefined && total.failed === 0) await tryMutations();
} catch (error) {
  printError(error instanceof Error ? error.message : String(error));
  total.failed += 1;
} finally {
  await stopDatabase?.();
  await rm(reports, { recursive: true, force: true });
}
if (isWatching(extra)) process.exit(total.failed);
sayWhatWasSlow();
console.log(`\n${total.passed} passed, ${total.failed} failed`);
process.exit(total.failed === 0 && total.passed > 0 ? 0 : 1);

function refuse(reason: string): never {
  printError(reason);
  process.exit(2);
}

/** Imports the reader of the repository only when needed, because it loads a compiler. */
async function readAffected(ref: string | null): Promise<AffectedSpecs> {
  const { findAffected } = await import('./changed.ts');
  const affected = await findAffected(ref).catch((error: unknown) => refuse(String(error)));
  for (const line of affected.lines) print(line);
  return affected;
}

function add(report: Report): void {
  total.passed += report.passed;
  total.failed += report.failed;
  total.files.push(...report.files);
}

/** Imports the runner of mutations only when needed, because it loads a compiler. */
async function tryMutations(): Promise<void> {
  const { runMutations } = await import('../mutate/run-mutations.ts');
  console.log(`\n${styleText('bold', 'mutations')} ${styleText('dim', 'each mechanism taken out in turn')}`);
  const listed = (await readMutations()).filter((mutation) => !isOfJourney(mutation));
  const { killed, survived, broken } = await runMutations(listed, { areGreen: true });
  add({ passed: killed.length, failed: survived.length + broken.length, files: [] });
}

function sayWhatWasSlow(): void {
  const slowest = total.files.toSorted((one, other) => other.seconds - one.seconds).slice(0, 10);
  if (slowest.length === 0) return;
  console.log(styleText('bold', '\nslowest files'));
  for (const { path: file, seconds } of slowest) print(`${seconds.toFixed(1).padStart(6)} s  ${file}`);
}

async function runSuite(suite: Suite, env: NodeJS.ProcessEnv): Promise<Report> {
  const started = performance.now();
  const machine = observeSlowdown();
  const cpuBefore = await cpuSeconds();
  console.log(`\n${styleText('bold', suite.name)} ${styleText('dim', suite.about)}`);
  const report = path.join(reports, `${suite.name}.json`);
  const code = await new Promise<number>((resolve, reject) => {
    const child = spawn(
      process.execPath,
      suite.args(report, [...(affectedSpecs?.specs.get(suite.name) ?? []), ...extra]),
      {
        cwd: suite.cwd,
        env: { ...process.env, ...env, ...suite.env(report) },
        stdio: [isWatching(extra) ? 'inherit' : 'ignore', 'inherit', 'inherit'],
      },
    );
    child.once('error', reject);
    child.once('close', (status) => resolve(status ?? 1));
  });
  const slowdown = machine.stop();
  if (isWatching(extra)) return { passed: 0, failed: 0, files: [] };
  const result = await readReport(suite, report);
  // A runner that crashed or found no tests must not count as a success.
  if (result.failed === 0 && (code !== 0 || result.passed === 0)) result.failed = 1;
  const seconds = ((performance.now() - started) / 1000).toFixed(0);
  const cpu = cpuBefore === undefined ? undefined : ((await cpuSeconds()) ?? 0) - cpuBefore;
  const colour = result.failed === 0 ? 'green' : 'red';
  const cost = cpu === undefined ? '' : `, ${cpu.toFixed(0)} s of CPU, slowdown ${slowdown.toFixed(2)}`;
  // Worded differently from the very last line, which programs read.
  print(styleText(colour, `${suite.name}: ${result.passed} good, ${result.failed} bad, ${seconds} s${cost}`));
  if (cpu !== undefined && isWhole) await checkBudget(suite, cpu / slowdown, result);
  return result;
}

/** Checks the suite's budget; a part of a suite and the `--full` form have none. */
async function checkBudget({ name }: Suite, quietCpu: number, result: Report): Promise<void> {
  const budget = (await budgets())[name];
  if (quietCpu <= budget) return;
  const cost = `${quietCpu.toFixed(0)} s of CPU on a quiet machine`;
  printError(`${name}: ${cost} are more than the ${budget} s in docs/decisions/test-runs.md.`);
  result.failed += 1;
}
