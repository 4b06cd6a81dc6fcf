import type { Role } from '../../common/enums.ts';
import type { UserWire } from '../users/wire.ts';

export interface TokensWire {
  accessToken: string;
  refreshToken: string;
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
  /** Distinguishes it from tokens made for another purpose. */
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
  /** Browser and operating system, from the user agent. */
  device: string;
  createdAt: string;
  lastSeenAt: string;
  /** Whether this is the session of the request. */
  isCurrent: boolean;
}
