import type { Locale, Role } from '@dronesoccer/contracts';

/** Who asks, where an account is not needed: by what right, and in which language to answer. */
export interface Visitor {
  /** The account; null for a guest. */
  readonly userId: string | null;
  /** The account's e-mail; null for a guest. */
  readonly email: string | null;
  /** None for a guest. */
  readonly roles: readonly Role[];
  /** What a signed link carries; proves nothing until its purpose has checked it. Null without one. */
  readonly token: string | null;
  readonly locale: Locale;
}
