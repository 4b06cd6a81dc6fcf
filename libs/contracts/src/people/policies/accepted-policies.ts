import type { PolicyName } from './policy-names.ts';

/** The policies that a person accepts by registering, ordering, booking or joining. */
export const acceptedPolicies = {
  account: ['terms', 'privacy'],
  order: ['terms', 'privacy'],
  booking: ['terms', 'safety', 'privacy'],
  membership: ['terms', 'safety', 'privacy'],
} as const satisfies Record<string, readonly PolicyName[]>;

/** The kinds of things that record an acceptance. */
export type AcceptanceSubject = keyof typeof acceptedPolicies;
