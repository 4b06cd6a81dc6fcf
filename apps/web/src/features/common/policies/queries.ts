import '@/lib/http/content-calls';
import type { PolicyName } from '@dronesoccer/contracts';
import { callQuery } from '@/lib/query/call-query';

/** Loads a policy as it is in force, or one of its versions. */
export const policyQuery = (name: PolicyName, version?: number) =>
  callQuery('policies.get', { params: { name }, query: version === undefined ? {} : { version } });
