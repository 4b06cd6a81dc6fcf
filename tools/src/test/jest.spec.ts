import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { openTestFolder } from '@dronesoccer/devkit';
import { expect, it } from 'vitest';
import { at } from '../workspace.ts';
import { suites } from './suites.ts';

interface JestReport {
  numTotalTests: number;
  testResults: { assertionResults: { fullName: string; status: string; failureMessages: string[] }[] }[];
}

/** Runs files of `apps/api/test/jest/traces`, which are not specs of the API, in one process. */
async function runJest(names: readonly string[], environment = 'environment'): Promise<JestReport> {
  const api = suites.find(({ name }) => name === 'api');
  if (api === undefined) throw new Error('There is no suite api.');
  const folder = await openTestFolder();
  try {
    const file = path.join(folder.path, 'report.json');
    const files = names.map((name) => at(`apps/api/test/jest/traces/${name}.ts`));
    const env = `--env=${at(`apps/api/test/jest/${environment}.cjs`)}`;
    const options = [env, '--runInBand', '--silent', '--testMatch', ...files];
    const jest = spawn(process.execPath, api.args(file, options), {
      cwd: api.cwd,
      env: { ...process.env, ...api.env(file) },
      stdio: 'ignore',
    });
    await once(jest, 'close');
    return JSON.parse(await readFile(file, 'utf8')) as JestReport;
  } finally {
    await folder.remove();
  }
}

it('a test file finds nothing that the one before it left in the process', async () => {
  const { testResults, numTotalTests } = await runJest(['one', 'other']);
  const failed = testResults.flatMap((file) => file.assertionResults.filter(({ status }) => status !== 'passed'));
  expect(failed).toEqual([]);
  expect([testResults.length, numTotalTests]).toEqual([2, 12]);
});

it('a failed test names the line of the source', async () => {
  const { testResults } = await runJest(['failing']);
  const [test] = testResults.flatMap((file) => file.assertionResults);
  expect(test?.failureMessages[0]).toMatch(/traces\/failing\.ts:10:9/);
});

it('a failed hook fails its tests when `npm run mutate` stops at the first failure', async () => {
  const { testResults } = await runJest(['broken-hook'], 'bail-environment');
  const tests = testResults.flatMap((file) => file.assertionResults);
  expect(tests.map(({ status }) => status)).toEqual(['failed']);
});
