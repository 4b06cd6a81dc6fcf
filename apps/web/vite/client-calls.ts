import { calls, clientCallsOf } from '@dronesoccer/contracts';
import type { Plugin } from 'vite';

const everyones = /\/src\/lib\/http\/calls\.ts$/;
const staffs = /\/src\/lib\/http\/staff-calls\.ts$/;

/** Calls that name roles are made in the dashboard alone. */
const [forStaff, forEveryone] = [true, false].map((isStaffs) =>
  Object.fromEntries(Object.entries(clientCallsOf(calls)).filter(([name]) => isStaffsCall(name) === isStaffs)),
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
      if (everyones.test(id)) return `export const calls = ${JSON.stringify(forEveryone)};`;
      if (staffs.test(id))
        return `import { calls } from './calls';\nObject.assign(calls, ${JSON.stringify(forStaff)});`;
      return null;
    },
  };
}

function isStaffsCall(name: string): boolean {
  return name in calls && typeof calls[name as keyof typeof calls].access !== 'string';
}
