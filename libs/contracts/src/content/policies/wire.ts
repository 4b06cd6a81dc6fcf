import type { Locale } from '../../common/locales.ts';
import type { PolicyName } from '../../people/policies/policy-names.ts';

/** `current`: valid now. `former`: a later version is valid. `scheduled`: not valid yet. */
const policyStates = ['current', 'former', 'scheduled'] as const;
export type PolicyState = (typeof policyStates)[number];

export interface PolicyVersionAdminWire {
  /** The number of a version that was withdrawn is used again, the id is not. */
  id: string;
  /** Counts from 1 within the policy. */
  number: number;
  state: PolicyState;
  /** ISO 8601, in UTC. The version applies from then on, until the next one applies. */
  validFrom: string;
  /** The name of the author, or null for a version that came with the site or whose author is no longer known. */
  publishedBy: string | null;
  /** The number of accounts, orders, bookings and memberships that accepted it. */
  acceptances: number;
}

export interface PolicyAdminWire {
  name: PolicyName;
  /** Latest first. */
  versions: PolicyVersionAdminWire[];
}

export interface PolicyTextTerms {
  title: string;
  /** Markdown; `{{returnDays}}` names a figure of the settings. */
  body: string;
}

export interface PolicyTerms {
  texts: Record<Locale, PolicyTextTerms>;
  /** ISO 8601. The time from which the version applies; null if it applies at once. */
  validFrom: string | null;
}

export interface PolicyTextsWire extends PolicyVersionAdminWire {
  texts: Record<Locale, PolicyTextTerms>;
}
