import type { BookingUserType, Role, UserStatus } from '../common/enums.ts';
import type { Locale } from '../common/locales.ts';

export interface TokensWire {
  accessToken: string;
  refreshToken: string;
}

/** Spec 3, Current user; then ours. Enumerations are numbers. */
export interface UserWire {
  id: string;
  name: string;
  email: string;
  /** E.164, or null. */
  phone: string | null;
  avatarUrl: string;
  user_type: BookingUserType;
  status: UserStatus;
  /** The smallest number in `userRoles`, that is the strongest role. */
  role: Role;
  userRoles: Role[];
  /** The access token the answer was given to. */
  token: string;

  firstName: string;
  lastName: string;
  locale: Locale;
  isEmailVerified: boolean;
  companyId: string | null;
}

export interface AuthWire extends TokensWire {
  user: UserWire;
}

/** What the client reads from the access token (spec 3, Session), and what the server checks it by. */
export interface AccessTokenClaims {
  /** The user's id. */
  sub: string;
  given_name: string;
  family_name: string;
  email: string;
  /** The strongest of `userRoles`. */
  role: Role;
  userRoles: readonly Role[];
  /** The session's id. */
  sid: string;
  /** Tells it from tokens made for another purpose. */
  typ: 'access';
  iss: string;
  aud: string;
  /** Seconds since 1970. */
  iat: number;
  exp: number;
}

export interface ValidTokenWire {
  valid: boolean;
  user: { userId: string; email: string };
}

export interface SessionWire {
  id: string;
  /** Browser and system in words, as told by the browser. */
  device: string;
  createdAt: string;
  lastSeenAt: string;
  /** The session that asks. */
  isCurrent: boolean;
}
