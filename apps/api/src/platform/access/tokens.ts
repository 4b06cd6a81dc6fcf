import { Injectable } from '@nestjs/common';
import { JwtService } from '@nestjs/jwt';
import type { AccessTokenClaims } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';

export const tokenIssuer = 'dronesoccer';
export const tokenAudience = 'dronesoccer-api';
export const tokenAlgorithm = 'HS256';

/** The claims that the server chooses; the issuer, audience and times are added on signing. */
export type AccessClaims = Omit<AccessTokenClaims, 'typ' | 'iss' | 'aud' | 'iat' | 'exp'>;

@Injectable()
export class AccessTokens {
  private readonly lifetimeSeconds: number;

  constructor(
    private readonly jwt: JwtService,
    config: Config,
  ) {
    this.lifetimeSeconds = config.auth.accessTokenMinutes * 60;
  }

  issue(claims: AccessClaims): string {
    return this.jwt.sign({ ...claims, typ: 'access' }, { expiresIn: this.lifetimeSeconds });
  }
}
