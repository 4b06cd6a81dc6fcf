import { calls, clientCallsOf } from '@dronesoccer/contracts';
import type { Plugin } from 'vite';
import { writeShort } from '../src/lib/http/short-calls.ts';

const everyones = /\/src\/lib\/http\/calls\.ts$/;
const staffs = /\/src\/lib\/http\/staff-calls\.ts$/;

/** The calls that only other programs make, such as calendars and users of the API. Visitors do not download them. */
export const callsOfOtherPrograms: readonly string[] = [
  'arenas.nearby',
  'auth.validateToken',
  'calendarFeed.read',
  'cart.total',
  'partners.get',
  'payments.get',
];

const table = Object.entries(clientCallsOf(calls)).filter(([name]) => !callsOfOtherPrograms.includes(name));

/** Only the dashboard makes staff calls. */
const [forStaff, forEveryone] = [true, false].map((isStaffs) =>
  Object.fromEntries(table.filter(([name]) => name.includes('.admin.') === isStaffs)),
);

/**
 * Writes the client's call table at build time, so that visitors download neither the server's part of each call
 * (summary, errors, limits) nor the staff calls.
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
