import { calls as all, clientCallsOf } from '@dronesoccer/contracts';

/** The client's part of the call map. In a build, `vite/client-calls.ts` replaces it with the finished table. */
export const calls = clientCallsOf(all);
