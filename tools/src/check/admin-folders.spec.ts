import { globSync, readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { at } from '../workspace.ts';

const controllers = globSync('apps/api/src/!(platform)/**/*.controller.ts', { cwd: at() }).sort();

it.each(controllers)('%s has calls of the staff if it is in an admin folder, and only then', (file) => {
  const names = [...readFileSync(at(file), 'utf8').matchAll(/@Endpoint\('([\w.]+)'/g)].map(([, name]) => name);
  const isAdmin = file.split('/').includes('admin');
  expect(names.filter((name) => name?.split('.').includes('admin') !== isAdmin)).toEqual([]);
});
