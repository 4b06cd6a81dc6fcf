import type { Role } from '../../common/enums.ts';
import type { UserWire } from '../users/wire.ts';

export interface TokensWire {
  accessToken: string;
  refreshToken: string;
}

export interface AuthWire extends TokensWire {
  user: UserWire;
}

/** The claims of an access token, which the client reads (spec 3, Session) and the server verifies. */
export interface AccessTokenClaims {
  /** The account's id. */
  sub: string;
  given_name: string;
  family_name: string;
  email: string;
  /** The highest of `userRoles`. */
  role: Role;
  userRoles: readonly Role[];
  /** The session's id. */
  sid: string;
  /** Distinguishes access tokens from tokens made for another purpose. */
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

/** A change of the email address that waits for its link to be used. */
export interface EmailChangeWire {
  /** The new address. */
  email: string;
  expiresAt: string;
}

/** The ways in which a person can sign in. */
export interface SignInMethodsWire {
  hasPassword: boolean;
  /** True if logins need a code of an authenticator app. */
  hasTwoStep: boolean;
  /** The Google accounts that the account is linked to, the first one first. */
  google: LinkedIdentityWire[];
}

/** A person's two-step login. */
export interface TwoStepWire {
  isOn: boolean;
  /** True if the person's role requires two-step login, so that it cannot be turned off. */
  isRequired: boolean;
  recoveryCodesLeft: number;
}

/** A new secret for an authenticator app. */
export interface TwoStepSetupWire {
  /** The secret in base32, for typing. */
  secret: string;
  /** The `otpauth:` address of the QR code. */
  uri: string;
}

/** The new recovery codes, which are shown only once. */
export interface RecoveryCodesWire {
  recoveryCodes: string[];
}

interface LinkedIdentityWire {
  /** The address that the account at the provider had when it was linked. */
  email: string;
  linkedAt: string;
}

export interface SessionWire {
  id: string;
  /** The browser and operating system, from the user agent. */
  device: string;
  createdAt: string;
  lastSeenAt: string;
  /** True for the session of the request. */
  isCurrent: boolean;
}
