import { existsSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../workspace.ts';

const text = readFileSync(at('docs/promises.md'), 'utf8');
const rows = text.split('\n').filter((line) => /^\| (?:[RSFL]\d+|the deployment)/.test(line));
const numbered = (letter: string, count: number) =>
  Array.from({ length: count }, (_, index) => `${letter}${index + 1}`);

it('the page about promises has one row for each promise', () => {
  const named = rows.map((row) => /^\| ([RSFL]\d+)/.exec(row)?.[1]).filter((name) => name !== undefined);
  expect(named).toEqual([...numbered('R', 20), ...numbered('S', 16), 'F1', 'L1']);
});

it('each proof that it names exists', () => {
  const { scripts } = JSON.parse(readFileSync(at('package.json'), 'utf8')) as { scripts: Record<string, string> };
  const specs = [...text.matchAll(/`([\w./-]+\.spec\.tsx?)`/g)].map(([, file = '']) => file);
  const places = ['', 'apps/api/', 'apps/api/src/'];
  expect(specs.filter((file) => !places.some((place) => existsSync(at(place + file))))).toEqual([]);
  const commands = [...text.matchAll(/`npm run ([\w-]+)/g)].map(([, name = '']) => name);
  expect(commands.filter((name) => !(name in scripts))).toEqual([]);
  expect(specs.length).toBeGreaterThan(30);
});
