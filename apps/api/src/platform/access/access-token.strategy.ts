import { createHmac, createSecretKey, type KeyObject, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Config, type Keys } from '../../config/index.js';
import { Clock } from '../clock/index.js';
import { type AccessTokenClaims, patterns } from '@dronesoccer/contracts';
import { tokenAlgorithm, tokenAudience, tokenIssuer } from './tokens.js';

export const accessTokenStrategy = 'access-token';

/** Checks the signature, algorithm, issuer, audience and expiry of the bearer token; never reads a cookie. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, accessTokenStrategy) {
  constructor(
    { auth }: Config,
    private readonly clock: Clock,
  ) {
    const keyOf = keyFinder(auth.jwtKeys);
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // The library accepts key objects, although its types do not allow them.
      secretOrKeyProvider: (_request, token: string, done) => done(null, keyOf(token) as unknown as Buffer),
      algorithms: [tokenAlgorithm],
      issuer: tokenIssuer,
      audience: tokenAudience,
      // `validate` judges the expiry by the clock that all processes share.
      ignoreExpiration: true,
    });
  }

  /** Tokens for another purpose (a signed link, an email) carry another `typ` or none. */
  validate({ typ, sid, sub, exp }: Partial<AccessTokenClaims>): VerifiedToken | false {
    const isOurs = typ === 'access' && typeof sid === 'string' && typeof sub === 'string' && typeof exp === 'number';
    if (!isOurs || !patterns.uuid.test(sid)) return false;
    const expiresAt = exp * 1_000 - this.clock.aheadMs;
    return expiresAt > Date.now() && { userId: sub, sessionId: sid, expiresAt };
  }
}

export interface VerifiedToken {
  readonly userId: string;
  readonly sessionId: string;
  /** In milliseconds since 1970, by the clock of this process. */
  readonly expiresAt: number;
}

/**
 * Returns a function that chooses the key a token must be checked with: the accepted key that signed it, or the first. It
 * returns key objects rather than texts, because the library would try to parse a text as a public key for every token
 * before it falls back to a secret.
 */
function keyFinder([signing, ...others]: Keys): (token: string) => KeyObject {
  const first = createSecretKey(signing, 'utf8');
  if (others.length === 0) return () => first;
  const rest = others.map((key) => createSecretKey(key, 'utf8'));
  return (token) => (hasSigned(first, token) ? first : (rest.find((key) => hasSigned(key, token)) ?? first));
}

function hasSigned(key: KeyObject, token: string): boolean {
  const end = token.lastIndexOf('.');
  const signatureBytes = Buffer.from(token.slice(end + 1));
  const expected = Buffer.from(
    createHmac('sha256', key)
      .update(token.slice(0, Math.max(0, end)))
      .digest('base64url'),
  );
  return signatureBytes.length === expected.length && timingSafeEqual(signatureBytes, expected);
}
