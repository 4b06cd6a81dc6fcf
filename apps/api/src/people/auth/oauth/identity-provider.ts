import { Injectable } from '@nestjs/common';
import { normalizeField, userFields, validateField } from '@dronesoccer/contracts';
import {
  allowInsecureRequests,
  authorizationCodeGrant,
  AuthorizationResponseError,
  buildAuthorizationUrl,
  calculatePKCECodeChallenge,
  type Configuration,
  discovery,
  type IDToken,
} from 'openid-client';
import { Config, type IdentityClient } from '../../../config/index.js';
import { AppError } from '../../../platform/errors/index.js';

/** The secrets of one sign-in. The provider sees the state, the nonce and a hash of the verifier. */
export interface SignInSecrets {
  state: string;
  nonce: string;
  verifier: string;
}

/** A person as the provider knows them. */
export interface ProvenIdentity {
  issuer: string;
  subject: string;
  /** Null unless the provider has verified the address. */
  email: string | null;
  firstName: string;
  lastName: string;
}

const timeoutSeconds = 8;

/** Speaks OpenID Connect with Google: the authorization code flow with PKCE. */
@Injectable()
export class IdentityProvider {
  private readonly client: IdentityClient | null;
  private discovered: Promise<Configuration> | null = null;

  constructor({ auth }: Config) {
    this.client = auth.google;
  }

  /**
   * Returns the address of the provider's sign-in page.
   * @throws AppError COMMON_002 if this is not the configured provider, AUTH_012 if it cannot be reached
   */
  async signInUrl(provider: string, { state, nonce, verifier }: SignInSecrets): Promise<string> {
    const client = this.clientOf(provider);
    const configuration = await this.discover(client);
    return buildAuthorizationUrl(configuration, {
      redirect_uri: redirectUriOf(client),
      scope: 'openid email profile',
      code_challenge: await calculatePKCECodeChallenge(verifier),
      code_challenge_method: 'S256',
      state,
      nonce,
    }).href;
  }

  /**
   * Reads the provider's answer and exchanges its code for the person's identity.
   *
   * @param query the query that the provider sent the browser back with; its state has been checked
   * @throws AppError COMMON_002, AUTH_011 if the person cancelled, AUTH_012 if the provider failed or refused the code
   */
  async identify(provider: string, query: string, secrets: SignInSecrets): Promise<ProvenIdentity> {
    const client = this.clientOf(provider);
    const configuration = await this.discover(client);
    try {
      const tokens = await authorizationCodeGrant(configuration, new URL(`${redirectUriOf(client)}${query}`), {
        expectedState: secrets.state,
        expectedNonce: secrets.nonce,
        pkceCodeVerifier: secrets.verifier,
        idTokenExpected: true,
      });
      const claims = tokens.claims();
      if (claims === undefined) throw new AppError('AUTH_012');
      return identityIn(claims);
    } catch (error) {
      const isCancelled = error instanceof AuthorizationResponseError && error.error === 'access_denied';
      throw new AppError(isCancelled ? 'AUTH_011' : 'AUTH_012', { cause: error });
    }
  }

  private clientOf(provider: string): IdentityClient {
    if (this.client === null || provider !== 'google') throw new AppError('COMMON_002');
    return this.client;
  }

  /** The provider's description is read once. After a failure, the next sign-in reads it again. */
  private async discover({ issuer, clientId, clientSecret }: IdentityClient): Promise<Configuration> {
    this.discovered ??= discovery(new URL(issuer), clientId, clientSecret, undefined, {
      timeout: timeoutSeconds,
      // Only a stand-in has an issuer without TLS.
      execute: issuer.startsWith('http:') ? [allowInsecureRequests] : [],
    });
    try {
      return await this.discovered;
    } catch (error) {
      this.discovered = null;
      throw new AppError('AUTH_012', { cause: error });
    }
  }
}

const redirectUriOf = ({ returnOrigin }: IdentityClient): string => `${returnOrigin}/api/auth/oauth/google/callback`;

/** A provider checks names and addresses by other rules than ours. A part that does not fit is left out. */
function identityIn({ iss, sub, email, email_verified: isVerified, ...names }: IDToken): ProvenIdentity {
  const address = validOrNull(userFields.email, email);
  return {
    issuer: iss,
    subject: sub,
    email: isVerified === true ? address : null,
    firstName:
      validOrNull(userFields.firstName, names['given_name']) ??
      validOrNull(userFields.firstName, names['name']) ??
      (address ?? '').replace(/@.*/, '').slice(0, userFields.firstName.max),
    lastName: validOrNull(userFields.lastName, names['family_name']) ?? '',
  };
}

const validOrNull = (rule: Parameters<typeof validateField>[0], value: unknown): string | null =>
  typeof value === 'string' && validateField(rule, value, 'en') === null ? normalizeField(rule, value) : null;
