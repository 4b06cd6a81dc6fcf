// A file of its own, because the footer of every page needs the names and nothing else about policies.
export const policyNames = ['terms', 'safety', 'privacy', 'waiver'] as const;
export type PolicyName = (typeof policyNames)[number];
