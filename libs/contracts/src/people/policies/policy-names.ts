// A file of its own, because the footer of every page needs the names and nothing else about policies.
export const policyNames = ['terms', 'safety', 'privacy', 'waiver'] as const;
export type PolicyName = (typeof policyNames)[number];

/** The policies that the footer of every page names. The waiver is signed on pages of its own. */
export const footerPolicies = ['terms', 'safety', 'privacy'] as const satisfies readonly PolicyName[];
export type FooterPolicy = (typeof footerPolicies)[number];
