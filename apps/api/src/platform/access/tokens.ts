import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { AccessTokenClaims } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { Clock } from '../clock/index.js';

export const tokenIssuer = 'dronesoccer';
export const tokenAudience = 'dronesoccer-api';
export const tokenAlgorithm = 'HS256';

/** The claims that the server chooses; the issuer, audience and times are added on signing. */
type AccessClaims = Omit<AccessTokenClaims, 'typ' | 'iss' | 'aud' | 'iat' | 'exp'>;

@Injectable()
export class AccessTokens {
  private readonly lifetimeSeconds: number;

  constructor(
    private readonly jwt: JwtService,
    private readonly clock: Clock,
    config: Config,
  ) {
    this.lifetimeSeconds = config.auth.accessTokenMinutes * 60;
  }

  issue(claims: AccessClaims): string {
    const iat = Math.floor((Date.now() + this.clock.aheadMs) / 1_000);
    return this.jwt.sign({ ...claims, typ: 'access', iat }, { expiresIn: this.lifetimeSeconds });
  }
}
