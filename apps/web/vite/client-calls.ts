import { calls, clientCallsOf } from '@dronesoccer/contracts';
import type { Plugin } from 'vite';

const module = /\/src\/lib\/http\/calls\.ts$/;

/**
 * Writes the client's table of calls at build time, so that no visitor downloads what only the server reads of each
 * call (summary, errors, limits).
 */
export function clientCalls(): Plugin {
  return {
    name: 'client-calls',
    apply: 'build',
    load: (id) => (module.test(id) ? `export const calls = ${JSON.stringify(clientCallsOf(calls))};` : null),
  };
}
