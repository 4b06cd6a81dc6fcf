/** Breaks every import rule on purpose, and fails when one of them stays silent. */
import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import nx from '@nx/eslint-plugin';
import { cruise, type ICruiseOptions, type ICruiseResult, type IConfiguration } from 'dependency-cruiser';
import { ESLint, Linter } from 'eslint';
import tseslint from 'typescript-eslint';
import { at, root } from '../workspace.ts';
import { boundaries, boundariesForTests } from './rules/boundaries.mjs';
import { noRawColours, rawColoursInStyles } from './rules/no-raw-colours.mjs';
import { schemaOf, tableFaults } from './table-owners.ts';

const silent: string[] = [];
let proved = 0;
const expect = (what: string, holds: boolean) => {
  proved += 1;
  if (!holds) silent.push(what);
};

await proveStructure();
await proveBoundaries();
proveColours();
proveTableOwners();
await proveNoDisabling();
await proveNoTestCode();
await proveFreshQueries();

if (silent.length > 0) {
  console.error(`These rules do not bite:\n${silent.map((what) => `  ${what}`).join('\n')}`);
  process.exit(1);
}
console.log(`${proved} broken on purpose, ${proved} noticed.`);

/** One small tree per rule of .dependency-cruiser.cjs, under fixtures/structure/<rule>. */
async function proveStructure(): Promise<void> {
  const { forbidden = [], options } = createRequire(import.meta.url)(at('.dependency-cruiser.cjs')) as IConfiguration;
  const fixtures = at('tools/src/check/fixtures/structure');
  const { tsConfig: _alias, ...plain } = options as ICruiseOptions & { tsConfig?: unknown };
  const written = await readdir(fixtures);
  for (const name of forbidden.map((rule) => rule.name ?? '')) {
    const places = written.includes(name) ? await readdir(path.join(fixtures, name)) : [];
    const { output } = await cruise(places, {
      ...plain,
      validate: true,
      ruleSet: { forbidden },
      baseDir: path.join(fixtures, name),
    });
    const violations = (output as ICruiseResult).summary.violations;
    expect(name, places.length > 0 && violations.some((violation) => violation.rule.name === name));
  }
}

/** Files that exist only here, in the place of a real one: what they import must be refused, or allowed. */
async function proveBoundaries(): Promise<void> {
  const places = {
    contracts: 'libs/contracts/src/probe.ts',
    domain: 'libs/domain/src/probe.ts',
    devkit: 'libs/devkit/src/probe.ts',
    web: 'apps/web/src/probe.ts',
    api: 'apps/api/src/probe.ts',
    prisma: 'prisma/src/probe.ts',
    e2e: 'apps/e2e/src/probe.ts',
    pictures: 'apps/pictures/src/probe.ts',
  };
  const refused: [keyof typeof places, string][] = [
    ['contracts', 'domain'],
    ['contracts', 'devkit'],
    ['domain', 'devkit'],
    ['domain', 'prisma'],
    ['domain', 'api'],
    ['web', 'api'],
    ['web', 'devkit'],
    ['web', 'prisma'],
    ['api', 'web'],
    ['api', 'devkit'],
    ['api', 'prisma'],
    ['prisma', 'devkit'],
    ['prisma', 'api'],
    ['devkit', 'api'],
    ['devkit', 'prisma'],
    ['e2e', 'api'],
    ['e2e', 'web'],
    ['pictures', 'contracts'],
    ['web', 'pictures'],
  ];
  for (const [from, to] of refused) {
    expect(`${from} must not import ${to}`, (await boundaryErrors(places[from], to, boundaries)) > 0);
  }
  expect('web may import domain', (await boundaryErrors(places.web, 'domain', boundaries)) === 0);
  expect("api's tests may import devkit", (await boundaryErrors(places.api, 'devkit', boundariesForTests)) === 0);
  expect("web's tests may import devkit", (await boundaryErrors(places.web, 'devkit', boundariesForTests)) === 0);
  expect("api's tests must not import web", (await boundaryErrors(places.api, 'web', boundariesForTests)) > 0);
}

/** How one would reach for each project: the programs have no package entry, so by path. */
function wayTo(to: string, place: string): string {
  const entries: Record<string, string> = {
    api: 'apps/api/src/main.ts',
    web: 'apps/web/src/main.tsx',
    pictures: 'apps/pictures/src/render.ts',
  };
  const entry = entries[to];
  if (entry) return path.relative(path.dirname(place), entry);
  return to === 'prisma' ? '@dronesoccer/prisma/seed' : `@dronesoccer/${to}`;
}

async function boundaryErrors(place: string, to: string, options: object): Promise<number> {
  const eslint = new ESLint({
    cwd: root,
    overrideConfigFile: true,
    overrideConfig: {
      files: ['**/*.ts'],
      languageOptions: { parser: tseslint.parser },
      plugins: { '@nx': nx as unknown as ESLint.Plugin },
      rules: { '@nx/enforce-module-boundaries': ['error', options] },
    },
  });
  const [result] = await eslint.lintText(`import '${wayTo(to, place)}';\n`, { filePath: at(place) });
  return result?.errorCount ?? 0;
}

function proveColours(): void {
  const linter = new Linter();
  const objections = (code: string) =>
    linter.verify(code, {
      plugins: { house: { rules: { 'no-raw-colours': noRawColours } } },
      rules: { 'house/no-raw-colours': 'error' },
    }).length;
  for (const raw of [
    'bg-red-500',
    'hover:text-white',
    'border-[#fff]',
    'flex text-slate-400/50',
    '#ff0044',
    'rgb(1 2 3)',
  ]) {
    expect(
      `raw colour ${raw}`,
      objections(`const style = '${raw}';`) === 1 && objections(`const style = \`${raw}\`;`) === 1,
    );
  }
  for (const fine of ['text-ink-muted', 'bg-surface', '#main', '#1', 'text-[14px]', 'fill-current', '/shop#products']) {
    expect(`${fine} is no raw colour`, objections(`const style = '${fine}';`) === 0);
  }
  expect('raw colour in a style sheet', rawColoursInStyles('a {\n  color: #123456;\n}').join() === '2');
  expect('tokens in a style sheet', rawColoursInStyles('/* #fff */ a { color: var(--ink); }').length === 0);
}

/** Gifts own `gifts` and name the users' table in their header, or not; the code is theirs. */
function proveTableOwners(): void {
  const schema = schemaOf(
    `
    model Gift { id String @@map("gifts") }
    model User { id String @@map("users") }`.replaceAll(/^ +/gm, ''),
  );
  const users = { name: 'users', header: '// Owns: users.\n', files: new Map() };
  const faults = (header: string, code: string) =>
    tableFaults(schema, [users, { name: 'gifts', header, files: new Map([['gifts.queries.ts', code]]) }]).length;

  const reads = [
    '`SELECT 1 FROM users WHERE id = $1`',
    '`SELECT 1 FROM gifts g JOIN users u ON u.id = g.user_id`',
    '`SELECT 1 FROM gifts g, users u`',
    '`SELECT 1 FROM ${named}`;\nconst named = `users u`',
    'tx.user.findMany({})',
  ];
  const writes = [
    '`UPDATE users SET name = $1`',
    '`INSERT INTO users (id)`',
    '`DELETE FROM users`',
    'tx.user.create({})',
  ];
  for (const code of [...reads, ...writes]) {
    expect(`${code} in a feature that does not say so`, faults('// Owns: gifts.\n', code) === 1);
  }
  for (const code of reads) {
    expect(`${code} may be read as the header says`, faults('// Owns: gifts. Reads: users (users).\n', code) === 0);
  }
  for (const code of writes) {
    expect(`${code} is more than reading`, faults('// Owns: gifts. Reads: users (users).\n', code) > 0);
    expect(`${code} may be written`, faults('// Owns: gifts.\n// Writes: users (users).\n', code) === 0);
  }
  expect('a feature without a header', faults('', '`SELECT 1 FROM gifts`') === 1);
  expect('a table of two owners', faults('// Owns: gifts, users.\n', '') === 1);
  expect('a table that does not exist', faults('// Owns: presents.\n', '') === 1);
  expect('a table that is not read', faults('// Owns: gifts. Reads: users (users).\n', '`SELECT 1 FROM gifts`') === 1);
  expect('another owner', faults('// Owns: gifts. Reads: users (auth).\n', '`SELECT 1 FROM users`') === 1);
  expect('a comment reads nothing', faults('// Owns: gifts.\n', '/** UPDATE users */\n// FROM users') === 0);
}

/** A comment must not be able to switch a rule off: neither silently, nor without failing the run. */
async function proveNoDisabling(): Promise<void> {
  const eslint = new ESLint({ cwd: root });
  const code = '/* eslint-disable */\nvar a = 1;\nmodule.exports = a;\n';
  const [result] = await eslint.lintText(code, { filePath: at('tools/probe.cjs') });
  expect('eslint-disable has no effect', result?.messages.some((message) => message.ruleId === 'no-var') ?? false);
  expect('eslint-disable fails', (result?.warningCount ?? 0) > 0);
}

async function proveNoTestCode(): Promise<void> {
  const config = (await new ESLint({ cwd: root }).calculateConfigForFile(at('apps/api/src/main.ts'))) as Linter.Config;
  const rule = config.rules?.['no-restricted-imports'] ?? 'off';
  const objections = new Linter().verify("import './cart.spec.js';", { rules: { 'no-restricted-imports': rule } });
  expect('the product must not import a test', objections.length === 1);
}

async function proveFreshQueries(): Promise<void> {
  const place = at('apps/web/src/main.tsx');
  const config = (await new ESLint({ cwd: root }).calculateConfigForFile(place)) as Linter.Config;
  const rule = config.rules?.['no-restricted-syntax'] ?? 'off';
  const objections = (code: string) => new Linter().verify(code, { rules: { 'no-restricted-syntax': rule } }).length;
  expect('a query changed as it was rendered', objections('const [query, setQuery] = useSearchParams();') === 1);
  expect('a query may be read', objections('const [query] = useSearchParams();') === 0);
}
