/** Runs the tests that must detect a mutation, in a copy of the repository, until one fails. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { runNode } from '../run.ts';
import { type Suite, suiteOf, suites } from '../test/suites.ts';
import { at } from '../workspace.ts';
import type { Copy } from './copy.ts';
import { mutantEnvironment } from './mutant-environment.ts';
import type { Verdict, WarmApi } from './warm-api.ts';

export interface Place {
  copy: Copy;
  api: WarmApi;
}

const silent: Verdict = { failed: null, fault: null, message: '' };

/** Runs each suite's files in turn. The cheap suites come first, because the first failing test ends the run. */
export async function redTests(place: Place, tests: readonly string[], server: string): Promise<Verdict> {
  for (const suite of suites) {
    const files = tests.filter((file) => suiteOf(file) === suite.name);
    if (files.length === 0) continue;
    const verdict =
      suite.name === 'api' ? await place.api.run(files, server) : await runSuite(place.copy, suite, files, server);
    if (verdict.failed !== null || verdict.fault !== null) return verdict;
  }
  return silent;
}

/** The unit tests need no build. Journeys need the product, which `test.ts` builds. */
async function runSuite(copy: Copy, suite: Suite, files: readonly string[], server: string): Promise<Verdict> {
  const report = copy.at('mutate-report.json');
  const env = mutantEnvironment(server);
  const run =
    suite.name === 'unit'
      ? { args: suite.args(report, [...files, '--bail=1']), cwd: copy.at(path.relative(at(), suite.cwd)) }
      : { args: [copy.at('tools/src/test/test.ts'), suite.name, ...files, '-x'], cwd: copy.at() };
  const { code, output } = await runNode(run.args, { cwd: run.cwd, env: { ...env, ...suite.env(report) } });
  if (code === 0) return silent;
  const failed = suite.name === 'unit' ? await failedUnitTest(report) : (/^\s+\d+\) (.*)/m.exec(output)?.[1] ?? null);
  return { failed, fault: failed === null ? 'The test files did not run.' : null, message: output };
}

interface UnitReport {
  testResults: { assertionResults: { status: string; fullName: string }[] }[];
}

async function failedUnitTest(report: string): Promise<string | null> {
  const { testResults } = JSON.parse(await readFile(report, 'utf8')) as UnitReport;
  const tests = testResults.flatMap(({ assertionResults }) => assertionResults);
  return tests.find(({ status }) => status === 'failed')?.fullName ?? null;
}
