// Owns: policy_versions, policy_texts, policy_acceptances.
export {
  deletePolicyVersion,
  type EditedPolicyRow,
  insertPolicyVersion,
  lockPolicy,
  policyVersions,
} from './edit-policies.queries.js';
export { type PolicyVersionRow, policyVersion, recordAcceptance, versionsInForce } from './policies.queries.js';
