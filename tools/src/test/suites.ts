/** The three kinds of tests: how each is run, and how its own report is counted. */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { at } from '../workspace.ts';

export interface Count {
  passed: number;
  failed: number;
}

export interface Suite {
  name: 'unit' | 'api' | 'browser';
  about: string;
  cwd: string;
  args: (report: string) => string[];
  env: (report: string) => NodeJS.ProcessEnv;
  count: (report: unknown) => Count;
}

const binOf = (project: string, name: string, file: string): string =>
  path.join(path.dirname(createRequire(at(project, 'package.json')).resolve(`${name}/package.json`)), file);

/** Jest's report, which Vitest writes as well. */
interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites?: number;
  testResults: { status: string; assertionResults: unknown[] }[];
}

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

/** A file that does not even load has no failed test in it, but is a failure. */
function countJest(report: unknown): Count {
  const { numPassedTests, numFailedTests, testResults } = report as JestReport;
  const broken = testResults.filter((file) => file.status === 'failed' && file.assertionResults.length === 0);
  return { passed: numPassedTests, failed: numFailedTests + broken.length };
}

/** A test that passed only at the second try counts as failed: somebody has to look at it. */
function countPlaywright(report: unknown): Count {
  const { stats, errors } = report as PlaywrightReport;
  return { passed: stats.expected, failed: stats.unexpected + stats.flaky + errors.length };
}

export const suites: readonly Suite[] = [
  {
    name: 'unit',
    about: 'pure rules, tools and the client',
    cwd: at(),
    args: (report) => [
      binOf('.', 'vitest', 'vitest.mjs'),
      ...['run', '--reporter=default', '--reporter=json', `--outputFile.json=${report}`],
    ],
    env: () => ({}),
    count: countJest,
  },
  {
    name: 'api',
    about: 'the API over HTTP on a real PostgreSQL',
    cwd: at('apps/api'),
    args: (report) => [binOf('apps/api', 'jest', 'bin/jest.js'), '--json', `--outputFile=${report}`],
    env: () => ({
      NODE_ENV: 'test',
      NODE_OPTIONS: '--experimental-vm-modules --disable-warning=ExperimentalWarning',
    }),
    count: countJest,
  },
  {
    name: 'browser',
    about: 'journeys in Chromium through the built product',
    cwd: at('apps/e2e'),
    args: () => [binOf('.', '@playwright/test', 'cli.js'), 'test', '--reporter=list,json'],
    env: (report) => ({ PLAYWRIGHT_JSON_OUTPUT_FILE: report }),
    count: countPlaywright,
  },
];

export async function readReport(suite: Suite, file: string): Promise<Count> {
  try {
    return suite.count(JSON.parse(await readFile(file, 'utf8')));
  } catch {
    return { passed: 0, failed: 0 };
  }
}
