import { msPerMinute } from '@dronesoccer/domain';
import { Injectable } from '@nestjs/common';
import type { CookieOptions } from 'express';
import { defaultLocale, type Locale, locales } from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import { Clock } from '../../../platform/clock/index.js';
import type { ApiRequest, ApiResponse } from '../../../platform/http/index.js';
import { Secrets } from '../secrets.js';
import type { SignInSecrets } from './identity-provider.js';

/** Where a sign-in returns to. */
export interface WayBack {
  locale: Locale;
  /** The page that the person came from, as the client sent it. The client checks it before it goes there. */
  redirect: string | null;
}

interface StoredAttempt extends WayBack {
  /** Known only to this browser. Everything else that must not be guessed derives from it. */
  secret: string;
  /** Milliseconds since 1970. */
  expiresAt: number;
}

/** A sign-in at the provider that this browser has begun. */
export interface SignInAttempt extends StoredAttempt {
  /** The position of the pepper that signed the cookie. The other values of the sign-in derive from it too. */
  pepper: number;
}

const cookieName = 'sign_in';
const lifetimeMs = 10 * msPerMinute;
/** Characters. Browsers drop a cookie of more than 4,096 bytes, and a character may take four of them. */
const redirectMax = 800;
const cookiePattern = new RegExp(`(?:^|; ?)${cookieName}=([\\w-]+)\\.([\\w-]+)(?:;|$)`);

/**
 * Keeps a sign-in in a signed cookie of the browser that began it, until the browser has its session. The provider's
 * answer counts only there, so no one can be signed in with the answer that someone else got.
 */
@Injectable()
export class SignInAttempts {
  private readonly options: CookieOptions;

  constructor(
    config: Config,
    private readonly secrets: Secrets,
    private readonly clock: Clock,
  ) {
    this.options = { httpOnly: true, secure: config.isHttps, sameSite: 'lax', path: '/api/auth/oauth' };
  }

  begin(response: ApiResponse, back: WayBack): SignInAttempt {
    const attempt = { ...back, secret: this.secrets.random(), expiresAt: this.clock.now().getTime() + lifetimeMs };
    const content = Buffer.from(JSON.stringify(attempt)).toString('base64url');
    const cookie = `${content}.${this.secrets.ofSignIn('cookie', content)}`;
    response.cookie(cookieName, cookie, { ...this.options, maxAge: lifetimeMs });
    return { ...attempt, pepper: 0 };
  }

  /** Returns the browser's sign-in, or null if it has none, or one that has expired. */
  of({ headers: { cookie = '' } }: ApiRequest): SignInAttempt | null {
    const [, content = '', signature = ''] = cookiePattern.exec(cookie) ?? [];
    const pepper = content === '' ? null : this.secrets.pepperOfSignIn(content, signature);
    if (pepper === null) return null;
    const attempt = JSON.parse(Buffer.from(content, 'base64url').toString()) as StoredAttempt;
    return attempt.expiresAt > this.clock.now().getTime() ? { ...attempt, pepper } : null;
  }

  end(response: ApiResponse): void {
    response.clearCookie(cookieName, this.options);
  }

  secretsOf({ secret, pepper }: SignInAttempt): SignInSecrets {
    return {
      state: this.secrets.ofSignIn('state', secret, pepper),
      nonce: this.secrets.ofSignIn('nonce', secret, pepper),
      verifier: this.secrets.ofSignIn('verifier', secret, pepper),
    };
  }
}

/** Reads the way back from the query of the call that begins a sign-in. */
export function wayBackIn({ locale, redirect }: Readonly<Record<string, unknown>>): WayBack {
  return {
    locale: locales.find((known) => known === locale) ?? defaultLocale,
    redirect: typeof redirect === 'string' && redirect.length <= redirectMax ? redirect : null,
  };
}
