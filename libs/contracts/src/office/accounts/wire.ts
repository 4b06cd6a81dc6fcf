import type { AccountState } from '../../club/memberships/admin/wire.ts';
import { Role, type SubscriptionState } from '../../common/enums.ts';
import type { Locale } from '../../common/locales.ts';
import type { SessionWire } from '../../people/auth/wire.ts';
import type { PolicyName } from '../../people/policies/policy-names.ts';
import type { CompanyNameWire } from '../../places/companies/wire.ts';

export const accountSorts = ['newest', 'name'] as const;
export type AccountSort = (typeof accountSorts)[number];

/** The roles that a SUPER_ADMIN grants and removes. Everyone is a PLAYER, and a membership makes a person a MEMBER. */
export const grantableRoles = [Role.SUPER_ADMIN, Role.ADMIN, Role.COMPANY_ADMIN, Role.COACH] as const;
export type GrantableRole = (typeof grantableRoles)[number];

/** Returns the roles that can be granted among a person's roles. */
export const grantedOf = (roles: readonly Role[]): GrantableRole[] =>
  grantableRoles.filter((role) => roles.includes(role));

/** An account in the dashboard's list. */
export interface AccountRowWire {
  id: string;
  name: string;
  email: string;
  state: AccountState;
  roles: Role[];
  company: CompanyNameWire | null;
  createdAt: string;
  /** Null if the person never signed in, or not for so long that the session was deleted. */
  lastSeenAt: string | null;
}

/** A person that another one is related to, with the account if there is one. */
export interface RelatedPersonWire {
  userId: string | null;
  name: string;
}

export interface PersonChildWire extends RelatedPersonWire {
  /** YYYY-MM-DD. */
  birthDate: string;
}

export interface PersonFamilyWire {
  children: PersonChildWire[];
  /** The guardian from whom this account took over the profile of a child. */
  guardian: RelatedPersonWire | null;
  /** The account that shares its family plan with this one. */
  holder: RelatedPersonWire | null;
  /** The accounts that share this account's family plan. */
  members: RelatedPersonWire[];
  /** Set for a member of 14 to 17 who has an account. */
  minor: { guardianEmail: string; isConfirmed: boolean } | null;
}

/** The number of records about the person in each area. */
export interface PersonCountsWire {
  orders: number;
  bookings: number;
  memberships: number;
  /** Emails of the last 180 days. */
  mails: number;
  /** Without safe-sport reports, which only their readers see. */
  contacts: number;
}

export interface PersonNoteWire {
  id: string;
  at: string;
  /** Null if the author's account was erased. */
  author: string | null;
  text: string;
}

/** A change to the account, or a look at it, by an administrator. */
export interface PersonAuditWire {
  id: string;
  at: string;
  /** Null if the actor's account was erased. */
  actor: string | null;
  /** For example `user.roles-changed`. */
  action: string;
  reason: string | null;
  /** The roles before and after, if they changed. */
  roles: { before: Role[]; after: Role[] } | null;
}

/** A person's account with the data that every area has about it. */
export interface PersonWire extends AccountRowWire {
  firstName: string;
  lastName: string;
  phone: string | null;
  avatarUrl: string;
  locale: Locale;
  isEmailVerified: boolean;
  hasPassword: boolean;
  hasGoogle: boolean;
  /** True if logins need a code of an authenticator app. */
  hasTwoStep: boolean;
  /** The last day of the active membership that lasts longest, and its id. */
  membership: { id: string; lastDay: string } | null;
  counts: PersonCountsWire;
  family: PersonFamilyWire;
  /** Null if the address was never subscribed. */
  newsletter: { id: string; state: SubscriptionState; since: string } | null;
  /** The latest accepted version of each policy. */
  policies: { policy: PolicyName; number: number; acceptedAt: string }[];
  sessions: SessionWire[];
  /** The latest 100, newest first. */
  notes: PersonNoteWire[];
  /** The latest 20 audit entries about the account, newest first. */
  audit: PersonAuditWire[];
}
