import type { Locale, Role } from '@dronesoccer/contracts';

/** The caller of a call that needs no account: the account or the signed link, and the language to answer in. */
export interface Visitor {
  /** The account's id; null for a guest. */
  readonly userId: string | null;
  /** The account's email; null for a guest. */
  readonly email: string | null;
  /** Empty for a guest. */
  readonly roles: readonly Role[];
  /** The token of a signed link, unverified until `SignedLinks.opens` checks it for a purpose; null if absent. */
  readonly token: string | null;
  readonly locale: Locale;
}
