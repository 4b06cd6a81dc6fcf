import type { Locale } from '../../common/locales.ts';
import type { PolicyName } from '../../people/policies/policy-names.ts';

/** `current`: in force. `former`: a later version is in force. `scheduled`: not in force yet. */
export const policyStates = ['current', 'former', 'scheduled'] as const;
export type PolicyState = (typeof policyStates)[number];

export interface PolicyVersionAdminWire {
  /** The number of a version that was withdrawn is used again, the id is not. */
  id: string;
  /** Counts from 1 within the policy. */
  number: number;
  state: PolicyState;
  /** ISO 8601, in UTC. The version is in force from then on, until the next one is. */
  validFrom: string;
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
  /** ISO 8601. The time from which the version is in force; null: at once. */
  validFrom: string | null;
}

export interface PolicyTextsWire extends PolicyVersionAdminWire {
  texts: Record<Locale, PolicyTextTerms>;
}
