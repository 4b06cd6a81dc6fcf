import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { calls, clientCallsOf } from '@dronesoccer/contracts';
import type { Plugin } from 'vite';
import { writeShort } from '../src/lib/http/short-calls.ts';

const everyones = /\/src\/lib\/http\/calls\.ts$/;
const staffs = /\/src\/lib\/http\/staff-calls\.ts$/;

const sources = path.join(import.meta.dirname, '../src');
const text = globSync('**/*.{ts,tsx}', { cwd: sources })
  .filter((file) => !/\.spec\./.test(file))
  .map((file) => readFileSync(path.join(sources, file), 'utf8'))
  .join('\n');

/** A call is always named in full, so the table needs only those that a source names. */
const made = Object.entries(clientCallsOf(calls)).filter(
  ([name]) => text.includes(`'${name}'`) || text.includes(`"${name}"`),
);

/** Calls that name roles are made in the dashboard alone. */
const [forStaff, forEveryone] = [true, false].map((isStaffs) =>
  Object.fromEntries(made.filter(([name]) => isStaffsCall(name) === isStaffs)),
);

/**
 * Writes the client's table of calls at build time, so that no visitor downloads what only the server reads of each
 * call (summary, errors, limits), or the calls of the staff.
 */
export function clientCalls(): Plugin {
  return {
    name: 'client-calls',
    apply: 'build',
    load(id) {
      if (everyones.test(id)) return moduleOf(`export const calls = ${read(forEveryone)};`);
      if (staffs.test(id))
        return moduleOf(`import { calls } from './calls';\nObject.assign(calls, ${read(forStaff)});`);
      return null;
    },
  };
}

const read = (table: typeof forStaff = {}): string => `readShort(${JSON.stringify(writeShort(table))})`;
const moduleOf = (text: string): string => `import { readShort } from './short-calls';\n${text}`;

function isStaffsCall(name: string): boolean {
  return name in calls && typeof calls[name as keyof typeof calls].access !== 'string';
}
