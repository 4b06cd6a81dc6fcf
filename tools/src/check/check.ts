/**
 * `npm run check`: format, lint with import rules, types, structure, and the proof that each import rule bites. What has
 * not changed since the last time comes from nx's cache.
 */
import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { availableParallelism } from 'node:os';
import path from 'node:path';
import { inspect, styleText } from 'node:util';
import { generateDatabaseClient } from '../build/generate.ts';
import { generateReplySchemas } from '../build/reply-schemas.ts';
import { runNode, type Outcome } from '../run.ts';
import { faultsOf } from '../mutate/apply.ts';
import { mutations } from '../mutate/mutations.ts';
import { at, root } from '../workspace.ts';
import { checkErrorCodes } from './error-codes.ts';
import { checkSchema, checkStyles } from './house-rules.ts';
import { checkMigrations } from './migrations.ts';
import { checkTableOwners } from './table-owners.ts';

const CLIENT = '@dronesoccer/web';
/** Arithmetic on meshes, touched once in a while: it has targets of its own (apps/pictures/README.md). */
const PICTURES = '@dronesoccer/pictures';

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

const prettier = async (): Promise<Outcome> =>
  runNode(
    [
      await binOf('prettier', 'prettier'),
      ...[
        '--check',
        '.',
        '--log-level=warn',
        '--cache',
        `--cache-location=${at('node_modules/.cache/dronesoccer/prettier')}`,
      ],
    ],
    { cwd: root },
  );

const parallel = Math.max(1, Math.floor(availableParallelism() / 2));

const nx = async (...args: string[]): Promise<Outcome> =>
  runNode([await binOf('nx', 'nx'), 'run-many', ...args, `--parallel=${parallel}`, '--output-style=static'], {
    cwd: root,
    env: { FORCE_COLOR: process.stdout.isTTY ? '1' : '0' },
  });

/** What `npm run mutate` would stumble over long after the change that moved it. */
const checkMutations = async (): Promise<Outcome> => {
  const faults = await faultsOf(mutations);
  return { code: faults.length === 0 ? 0 : 1, output: faults.join('\n') };
};

/** Side by side, about as long as each other. Linting the client takes longest by far: left to nx it would come last, and alone. */
const lanes: readonly Check[][] = [
  [
    { name: 'Lint of the client', run: () => nx('-t', 'lint', `--projects=${CLIENT}`) },
    { name: 'Format (npm run format mends it)', run: prettier },
  ],
  [
    { name: 'No colours outside the tokens', run: checkStyles },
    { name: 'No schema change without its migration', run: checkSchema },
    { name: 'The previous version works on every new migration', run: checkMigrations },
    { name: 'Every mutation fits the code', run: checkMutations },
    { name: 'Every error code has its situation', run: checkErrorCodes },
    { name: 'Every table has its owner, who uses others’ says so', run: checkTableOwners },
    { name: 'Lint of everything else', run: () => nx('-t', 'lint', `--exclude=${CLIENT},${PICTURES}`) },
    {
      name: 'Types, structure, import rules that bite',
      run: () => nx('-t', 'typecheck', 'structure', 'rules', `--exclude=${PICTURES}`),
    },
  ],
];

let failed = 0;

async function show({ name, run }: Check): Promise<void> {
  const started = performance.now();
  const { code, output } = await run().catch((error: unknown) => ({ code: 1, output: inspect(error) }));
  const seconds = styleText('dim', `${((performance.now() - started) / 1000).toFixed(1)} s`);
  console.log(`${code === 0 ? styleText('green', '✓') : styleText('red', '✗')} ${name} ${seconds}`);
  if (code === 0) return;
  failed += 1;
  console.log(output.trimEnd().replaceAll(/^/gm, '  '));
}

await Promise.all([generateDatabaseClient(), generateReplySchemas()]);
await Promise.all(
  lanes.map(async (lane) => {
    for (const check of lane) await show(check);
  }),
);
console.log(failed === 0 ? styleText('green', '\nAll is well.') : styleText('red', `\n${failed} failed.`));
process.exit(failed === 0 ? 0 : 1);
