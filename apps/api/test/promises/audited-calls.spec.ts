import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { callNames, calls } from '@dronesoccer/contracts';
import { isAdministrative } from '../support/audited-calls.js';

/**
 * Each administrative call that changes something leaves exactly one audit entry: `useApi` checks every such call that
 * any test makes. This test ensures that no call escapes the check.
 */
describe('every administrative call that may change something', () => {
  const root = path.resolve(import.meta.dirname, '../..');
  const specs = globSync(['src/**/*.spec.ts', 'test/**/*.ts'], { cwd: root })
    .filter((file) => !file.includes('audited-calls'))
    .map((file) => readFileSync(path.join(root, file), 'utf8'))
    .join('\n');
  // An uploaded picture changes nothing until a record uses it.
  const names = callNames.filter(
    (name) =>
      isAdministrative(calls[name].access) && calls[name].method !== 'GET' && !name.endsWith('.admin.uploadPicture'),
  );

  it('is made by a test, whose audit entries are then counted', () => {
    expect(names.length).toBeGreaterThan(80);
    expect(names.filter((name) => !specs.includes(`'${name}'`))).toEqual([]);
  });
});
