/**
 * `npm run check`: format, lint with import rules, types, structure, and the proof that each import rule bites. What has
 * not changed since the last time comes from nx's cache.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { styleText } from 'node:util';
import { generateDatabaseClient } from '../build/generate.ts';
import { runNode, type Outcome } from '../run.ts';
import { at, root } from '../workspace.ts';
import { checkSchema, checkStyles } from './house-rules.ts';

interface Check {
  name: string;
  run: () => Promise<Outcome>;
}

const binOf = async (name: string, bin: string): Promise<string> => {
  const manifest = createRequire(import.meta.url).resolve(`${name}/package.json`);
  const { bin: bins } = JSON.parse(await readFile(manifest, 'utf8')) as { bin: string | Record<string, string> };
  const file = typeof bins === 'string' ? bins : bins[bin];
  if (!file) throw new Error(`${name} has no program ${bin}.`);
  return path.join(path.dirname(manifest), file);
};

const nx = async (target: string): Promise<Outcome> =>
  runNode([await binOf('nx', 'nx'), 'run-many', '-t', target, '--output-style=static', '--parallel=2'], {
    cwd: root,
    env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  });

const checks: readonly Check[] = [
  {
    name: 'Format (npm run format mends it)',
    run: async () =>
      runNode(
        [
          await binOf('prettier', 'prettier'),
          '--check',
          '.',
          '--log-level=warn',
          '--cache',
          `--cache-location=${at('node_modules/.cache/prettier')}`,
        ],
        { cwd: root },
      ),
  },
  { name: 'Types', run: () => nx('typecheck') },
  { name: 'Lint', run: () => nx('lint') },
  { name: 'Structure', run: () => nx('structure') },
  { name: 'Colours in styles', run: checkStyles },
  { name: 'Migrations match the schema', run: checkSchema },
  { name: 'Every import rule bites', run: () => nx('rules') },
];

await generateDatabaseClient();
let failed = 0;
for (const { name, run } of checks) {
  const started = performance.now();
  const { code, output } = await run();
  const seconds = styleText('dim', `${((performance.now() - started) / 1000).toFixed(1)} s`);
  console.log(`${code === 0 ? styleText('green', '✓') : styleText('red', '✗')} ${name} ${seconds}`);
  if (code !== 0) {
    failed += 1;
    console.log(output.replaceAll(/^/gm, '  '));
  }
}
console.log(
  failed === 0 ? styleText('green', '\nAll is well.') : styleText('red', `\n${failed} of ${checks.length} failed.`),
);
process.exit(failed === 0 ? 0 : 1);
