import '@/lib/http/content-calls';
import type { PolicyName } from '@dronesoccer/contracts';
import { callQuery } from '@/lib/query/call-query';

/** Loads the valid version of a policy, or a named one. */
export const policyQuery = (name: PolicyName, version?: number) =>
  callQuery('policies.get', { params: { name }, query: version === undefined ? {} : { version } });
