import { describe, expect, it } from 'vitest';
import { at } from '../workspace.ts';
import { suites } from './suites.ts';

const suite = (name: string) => {
  const found = suites.find((each) => each.name === name);
  if (!found) throw new Error(`There is no suite ${name}.`);
  return found;
};

describe('a report of Jest or Vitest', () => {
  const file = (status: string, ...tests: string[]) => ({
    name: at('apps/api/src/cart.spec.ts'),
    ...{ status, startTime: 1_000, endTime: 3_500 },
    assertionResults: tests.map((each) => ({ status: each })),
  });
  const read = (...testResults: object[]) => suite('api').read({ numPassedTests: 1, numFailedTests: 1, testResults });

  it('has a file’s path from the root, and its time in seconds', () => {
    expect(read(file('passed', 'passed')).files).toEqual([{ path: 'apps/api/src/cart.spec.ts', seconds: 2.5 }]);
  });

  it('counts a file that does not load, or whose hooks fail, as a failure beside the failed tests', () => {
    expect(read(file('failed', 'failed')).failed).toBe(1);
    expect(read(file('failed')).failed).toBe(2);
    expect(read(file('failed', 'passed')).failed).toBe(2);
  });
});

it('a report of Playwright has the time of each file’s tests, and counts what passed at the second try as failed', () => {
  const spec = (...durations: number[]) => ({ tests: [{ results: durations.map((duration) => ({ duration })) }] });
  const report = suite('browser').read({
    config: { rootDir: at('apps/e2e/src') },
    stats: { expected: 3, unexpected: 1, flaky: 1 },
    errors: [],
    suites: [{ file: 'frame/roles.spec.ts', specs: [spec(500, 250)], suites: [{ specs: [spec(1_000)] }] }],
  });
  expect(report).toEqual({
    ...{ passed: 3, failed: 2 },
    files: [{ path: 'apps/e2e/src/frame/roles.spec.ts', seconds: 1.75 }],
  });
});
