import type { Locale, Role } from '@dronesoccer/contracts';

/** Who asks, where no account is needed: the account or the signed link, and the language to answer in. */
export interface Visitor {
  /** The account; null for a guest. */
  readonly userId: string | null;
  /** The account's e-mail; null for a guest. */
  readonly email: string | null;
  /** Empty for a guest. */
  readonly roles: readonly Role[];
  /** The token of a signed link, unverified until `SignedLinks.opens` checks it for a purpose; null without one. */
  readonly token: string | null;
  readonly locale: Locale;
}
