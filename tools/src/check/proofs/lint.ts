/** Writes code that breaks each rule of .oxlintrc.json into a tree like ours, and checks the linter's output. */
import { cp, mkdir, mkdtemp, readFile, rm, symlink, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { installedFile, runNode } from '../../run.ts';
import { at } from '../../workspace.ts';
import { allowedCode, broken, type Fixture } from './lint-fixtures.ts';
import type { Expect } from './proof.ts';

interface Objection {
  /** `typescript(no-floating-promises)`, `eslint(eqeqeq)`, `typescript(TS2322)`. */
  code: string;
  filename: string;
}

interface Settings {
  jsPlugins: string[];
  ignorePatterns: string[];
  rules: Record<string, unknown>;
  overrides: { rules: Record<string, unknown> }[];
}

const projects = ['libs/contracts', 'libs/domain', 'apps/api', 'apps/web', 'apps/pictures'];

export async function proveLint(expect: Expect): Promise<void> {
  const text = await readFile(at('.oxlintrc.json'), 'utf8');
  const settings = JSON.parse(text.replaceAll(/^ *\/\/.*$/gm, '')) as Settings;
  for (const rule of rulesOf(settings)) {
    expect(
      `${rule} has a fixture`,
      broken.some((fixture) => fixture.rule === rule),
    );
  }
  const folder = await mkdtemp(path.join(tmpdir(), 'dronesoccer-lint-'));
  try {
    await prepare(folder, settings);
    const fixtures = [...broken, ...allowedCode].map((fixture, index) => ({
      ...fixture,
      file: fileOf(fixture, index),
    }));
    for (const { file, code } of fixtures) {
      await mkdir(path.dirname(path.join(folder, file)), { recursive: true });
      await writeFile(path.join(folder, file), `${code}\n`);
    }
    const oxlint = installedFile('tools', 'oxlint', 'bin/oxlint');
    const { output } = await runNode([oxlint, '--format=json', 'apps', 'libs', 'tools'], { cwd: folder });
    const { diagnostics } = JSON.parse(output) as { diagnostics: Objection[] };
    for (const [index, { rule, place, file }] of fixtures.entries()) {
      const objects = diagnostics.some(({ code, filename }) => filename === file && code.endsWith(`(${rule})`));
      if (index < broken.length) expect(`${rule} in ${place}`, objects);
      else expect(`${rule} allows it in ${place}`, !objects);
    }
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

/** Removes the plugin names, as the linter's codes do. */
const rulesOf = ({ rules, overrides }: Settings): Set<string> =>
  new Set(
    [rules, ...overrides.map((override) => override.rules)].flatMap((some) =>
      Object.entries(some).flatMap(([name, level]) => (level === 'off' ? [] : [path.basename(name)])),
    ),
  );

/** `src/probe.spec.ts` becomes `src/probe-12.spec.ts`, because rules apply by folder and file ending. */
const fileOf = ({ place }: Fixture, index: number): string => place.replace('probe', `probe-${index}`);

async function prepare(folder: string, settings: Settings): Promise<void> {
  const plugins = settings.jsPlugins.map((plugin) => at(plugin));
  await writeFile(
    path.join(folder, '.oxlintrc.json'),
    JSON.stringify({ ...settings, jsPlugins: plugins, ignorePatterns: [] }),
  );
  await symlink(at('node_modules'), path.join(folder, 'node_modules'));
  for (const file of ['package.json', 'tsconfig.base.json', ...projects.map((project) => `${project}/tsconfig.json`)]) {
    await cp(at(file), path.join(folder, file));
  }
}
