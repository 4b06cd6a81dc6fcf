import { createSecretKey } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import { PassportStrategy } from '@nestjs/passport';
import { ExtractJwt, Strategy } from 'passport-jwt';
import { Config } from '../../config/index.js';
import { type AccessTokenClaims, patterns } from '@dronesoccer/contracts';
import { tokenAlgorithm, tokenAudience, tokenIssuer } from './tokens.js';

export const accessTokenStrategy = 'access-token';

/** Signature, algorithm, issuer, audience and expiry of the bearer token; a cookie is never looked at. */
@Injectable()
export class AccessTokenStrategy extends PassportStrategy(Strategy, accessTokenStrategy) {
  constructor(config: Config) {
    super({
      jwtFromRequest: ExtractJwt.fromAuthHeaderAsBearerToken(),
      // A key rather than its text, which would be parsed as a public key for every token, and fail, before it is taken
      // for a secret. The library takes keys; its types have not heard of it.
      secretOrKey: createSecretKey(config.auth.jwtSecret, 'utf8') as unknown as Buffer,
      algorithms: [tokenAlgorithm],
      issuer: tokenIssuer,
      audience: tokenAudience,
      ignoreExpiration: false,
    });
  }

  /** Tokens made for another purpose (a signed link, a mail) carry another `typ` or none. */
  validate({ typ, sid, sub, exp }: Partial<AccessTokenClaims>): VerifiedToken | false {
    const isOurs = typ === 'access' && typeof sid === 'string' && typeof sub === 'string' && typeof exp === 'number';
    return isOurs && patterns.uuid.test(sid) && { userId: sub, sessionId: sid, expiresAt: exp * 1_000 };
  }
}

export interface VerifiedToken {
  readonly userId: string;
  readonly sessionId: string;
  /** Milliseconds since 1970. */
  readonly expiresAt: number;
}
