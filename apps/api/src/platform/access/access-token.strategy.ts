import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Config } from '../../config/index.js';
import { type AccessTokenClaims, patterns } from '@dronesoccer/contracts';
import { tokenAlgorithm, tokenAudience, tokenIssuer } from './tokens.js';

export const accessTokenStrategy = 'access-token';

/** Checks the signature, algorithm, issuer, audience and expiry of the bearer token; never reads a cookie. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, accessTokenStrategy) {
  constructor(config: Config) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // A key object rather than its text, because the library would try to parse the text as a public key for every
      // token before it falls back to a secret. The library accepts key objects, although its types do not allow them.
      secretOrKey: createSecretKey(config.auth.jwtSecret, 'utf8') as unknown as Buffer,
      algorithms: [tokenAlgorithm],
      issuer: tokenIssuer,
      audience: tokenAudience,
      ignoreExpiration: false,
    });
  }

  /** Tokens for another purpose (a signed link, an email) carry another `typ` or none. */
  validate({ typ, sid, sub, exp }: Partial<AccessTokenClaims>): VerifiedToken | false {
    const isOurs = typ === 'access' && typeof sid === 'string' && typeof sub === 'string' && typeof exp === 'number';
    return isOurs && patterns.uuid.test(sid) && { userId: sub, sessionId: sid, expiresAt: exp * 1_000 };
  }
}

export interface VerifiedToken {
  readonly userId: string;
  readonly sessionId: string;
  /** In milliseconds since 1970. */
  readonly expiresAt: number;
}
