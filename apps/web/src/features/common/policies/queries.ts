import '@/lib/http/content-calls';
import type { PolicyName } from '@dronesoccer/contracts';
import { callQuery } from '@/lib/query/call-query';

/** Loads the valid version of a policy, or a named one. The token of its preview link also shows a later version. */
export const policyQuery = (name: PolicyName, version?: number, token: string | null = null) =>
  callQuery('policies.get', {
    params: { name },
    query: version === undefined ? {} : { version, ...(token !== null && { token }) },
  });
