/** The three test suites: how each of them runs, and how its report is counted. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { installedFile } from '../run.ts';
import { at } from '../workspace.ts';

export interface Count {
  passed: number;
  failed: number;
}

export interface Report extends Count {
  files: TestFile[];
}

interface TestFile {
  /** The path from the repository root. */
  path: string;
  /** The seconds from the file's start to its end; for a browser file, the sum of its tests. */
  seconds: number;
}

export interface Suite {
  name: 'unit' | 'api' | 'browser';
  about: string;
  cwd: string;
  /** Returns Node's arguments: the runner and the given options, with a report unless it watches. */
  args: (report: string, options: readonly string[]) => string[];
  env: (report: string) => NodeJS.ProcessEnv;
  read: (report: unknown) => Report;
}

/** Jest's report format, which Vitest also writes. Times are in milliseconds. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  testResults: {
    name: string;
    status: string;
    startTime: number;
    endTime: number;
    assertionResults: { status: string }[];
  }[];
}

interface PlaywrightReport {
  config: { rootDir: string };
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
  suites: PlaywrightSuite[];
}

interface PlaywrightSuite {
  file: string;
  specs: { tests: { results: { duration: number }[] }[] }[];
  suites?: PlaywrightSuite[];
}

/** A file that does not load, or whose hooks fail, contains no failed test, but counts as a failure. */
function readJest(report: unknown): Report {
  const { numPassedTests, numFailedTests, testResults } = report as JestReport;
  const broken = testResults.filter(
    (file) => file.status === 'failed' && !file.assertionResults.some(({ status }) => status === 'failed'),
  );
  const files = testResults.map(({ name, startTime, endTime }) => ({
    path: path.relative(at(), name),
    seconds: Math.max(0, endTime - startTime) / 1000,
  }));
  return { passed: numPassedTests, failed: numFailedTests + broken.length, files };
}

/** A test that passed only on a retry counts as failed, because it needs attention. */
function readPlaywright(report: unknown): Report {
  const { config, stats, errors, suites: files } = report as PlaywrightReport;
  return {
    passed: stats.expected,
    failed: stats.unexpected + stats.flaky + errors.length,
    files: files.map((suite) => ({
      path: path.relative(at(), path.join(config.rootDir, suite.file)),
      seconds: durationOf(suite) / 1000,
    })),
  };
}

/** Returns the duration in milliseconds, including retries. */
function durationOf({ specs, suites: nested = [] }: PlaywrightSuite): number {
  const results = specs.flatMap(({ tests }) => tests.flatMap((test) => test.results));
  const inside = nested.reduce((sum, suite) => sum + durationOf(suite), 0);
  return results.reduce((sum, { duration }) => sum + duration, inside);
}

/** Returns true if the runner watches for changes. */
export const isWatching = (options: readonly string[]): boolean =>
  options.some((option) => /^--watch(All)?$/.test(option));

/** Jest has no such option: it is Node's, and needs all tests in one process. Vitest and Playwright have their own. */
const isDebugging = (option: string): boolean => option.startsWith('--inspect');

export const suites: readonly Suite[] = [
  {
    name: 'unit',
    about: 'pure rules, tools and the client',
    cwd: at(),
    args: (report, options) => [
      installedFile('.', 'vitest', 'vitest.mjs'),
      ...(isWatching(options) ? [] : ['run', '--reporter=json', `--outputFile.json=${report}`]),
      '--reporter=default',
      ...(options.some(isDebugging) ? ['--no-file-parallelism'] : []),
      ...options,
    ],
    env: () => ({}),
    read: readJest,
  },
  {
    name: 'api',
    about: 'the API over HTTP on a real PostgreSQL',
    cwd: at('apps/api'),
    args: (report, options) => [
      ...options.filter(isDebugging),
      '--max-semi-space-size=64',
      installedFile('apps/api', 'jest', 'bin/jest.js'),
      ...(isWatching(options) ? [] : ['--json', `--outputFile=${report}`]),
      ...(options.some(isDebugging) ? ['--runInBand'] : []),
      ...options.filter((option) => !isDebugging(option)),
    ],
    env: () => ({ NODE_ENV: 'test' }),
    read: readJest,
  },
  {
    name: 'browser',
    about: 'journeys in Chromium through the built product',
    cwd: at('apps/e2e'),
    args: (_report, options) => [
      installedFile('.', '@playwright/test', 'cli.js'),
      ...['test', '--reporter=list,json'],
      ...options,
    ],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    read: readPlaywright,
  },
];

/** Returns the suite of a test file, given by its path from the root. */
export function suiteOf(file: string): Suite['name'] {
  if (file.startsWith('apps/api/')) return 'api';
  return file.startsWith('apps/e2e/') ? 'browser' : 'unit';
}

export async function readReport(suite: Suite, file: string): Promise<Report> {
  try {
    return suite.read(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0, files: [] };
  }
}
