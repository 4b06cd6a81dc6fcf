import { calls as all, clientCallsOf } from '@dronesoccer/contracts';

/** What the client needs of the map of calls. In a build `vite/client-calls.ts` puts the finished table in its place. */
export const calls = clientCallsOf(all);
