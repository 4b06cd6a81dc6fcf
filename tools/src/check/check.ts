/**
 * `npm run check` checks the format, typed lint rules and structure, and proves that each rule fires. Unchanged results
 * come from nx's cache.
 */
import { availableParallelism } from 'node:os';
import { inspect, styleText } from 'node:util';
import { generateDatabaseClient } from '../build/generate.ts';
import { generateReplySchemas } from '../build/reply-schemas.ts';
import { installedFile, type Outcome, runNode } from '../run.ts';
import { at, root } from '../workspace.ts';

interface Check {
  name: string;
  run: () => Promise<Outcome>;
}

const prettier = (): Promise<Outcome> => {
  const cache = `--cache-location=${at('node_modules/.cache/dronesoccer/prettier')}`;
  const program = installedFile('tools', 'prettier', 'bin/prettier.cjs');
  return runNode([program, '--check', '.', '--log-level=warn', '--cache', cache], { cwd: root });
};

const nx = (...targets: string[]): Promise<Outcome> =>
  runNode(
    [
      installedFile('tools', 'nx', 'dist/bin/nx.js'),
      'run-many',
      '-t',
      ...targets,
      `--parallel=${availableParallelism()}`,
      '--output-style=static',
    ],
    { cwd: root, env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' } },
  );

/** These checks run in parallel; formatting is the only one that nx cannot skip file by file. */
const checks: readonly Check[] = [
  {
    name: 'Types, lint, structure, rules that bite, the repository',
    run: () => nx('lint', 'structure', 'projects', 'rules', 'repository'),
  },
  { name: 'Format (npm run format mends it)', run: prettier },
];

let failedCount = 0;

async function show({ name, run }: Check): Promise<void> {
  const started = performance.now();
  const { code, output } = await run().catch((error: unknown) => ({ code: 1, output: inspect(error) }));
  const seconds = styleText('dim', `${((performance.now() - started) / 1000).toFixed(1)} s`);
  console.log(`${code === 0 ? styleText('green', '✓') : styleText('red', '✗')} ${name} ${seconds}`);
  if (code === 0) return;
  failedCount += 1;
  console.log(output.trimEnd().replaceAll(/^/gm, '  '));
}

await Promise.all([generateDatabaseClient(), generateReplySchemas()]);
await Promise.all(checks.map(show));
console.log(failedCount === 0 ? styleText('green', '\nAll is well.') : styleText('red', `\n${failedCount} failed.`));
process.exit(failedCount === 0 ? 0 : 1);
