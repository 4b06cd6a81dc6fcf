import { msPerMinute } from '@dronesoccer/domain';
import { Injectable } from '@nestjs/common';
import type { CookieOptions } from 'express';
import { Config } from '../../../config/index.js';
import type { ApiResponse } from '../../../platform/http/index.js';

const cookieName = 'token';

/**
 * The access token in a cookie of the parent domain (spec 4, Auth session), for sister sites that want to know whether
 * someone is signed in. This API never authenticates a call by the cookie, so a forged request gains nothing.
 */
@Injectable()
export class TokenCookie {
  private readonly options: CookieOptions;
  private readonly maxAge: number;

  constructor(config: Config) {
    const { cookieDomain, accessTokenMinutes } = config.auth;
    this.maxAge = accessTokenMinutes * msPerMinute;
    this.options = {
      httpOnly: true,
      secure: config.isHttps,
      sameSite: 'lax',
      path: '/',
      ...(cookieDomain !== null && { domain: cookieDomain }),
    };
  }

  set(response: ApiResponse, accessToken: string): void {
    response.cookie(cookieName, accessToken, { ...this.options, maxAge: this.maxAge });
  }

  clear(response: ApiResponse): void {
    response.clearCookie(cookieName, this.options);
  }
}
