import { readdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import path from 'node:path';
import { cruise, type IConfiguration, type ICruiseOptions, type ICruiseResult } from 'dependency-cruiser';
import { at } from '../../workspace.ts';
import type { Expect } from './proof.ts';

/** One small tree per rule of .dependency-cruiser.cjs, under fixtures/structure/<rule>. */
export async function proveStructure(expect: Expect): Promise<void> {
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
