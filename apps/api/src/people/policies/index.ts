// Owns: policy_versions, policy_texts, policy_acceptances.
export { type PolicyVersionRow, policyVersion, recordAcceptance, versionsInForce } from './policies.queries.js';
