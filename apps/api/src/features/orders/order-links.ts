import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';

/**
 * Signed links that open one order without an account. The token is a keyed hash of the order's id: it needs no row,
 * cannot be guessed, opens nothing else, and lives as long as the order, like the mail it stands in.
 */
@Injectable()
export class OrderLinks {
  private readonly key: Buffer;
  private readonly origin: string;

  constructor(config: Config) {
    // A key of its own: a token of one purpose must never pass for another's.
    this.key = Buffer.from(hkdfSync('sha256', config.auth.tokenPepper, '', 'order link', 32));
    this.origin = config.http.webOrigin;
  }

  tokenOf(orderId: string): string {
    return this.digest(orderId).toString('base64url');
  }

  opens(orderId: string, token: string | null | undefined): boolean {
    if (typeof token !== 'string' || !/^[\w-]{43}$/.test(token)) return false;
    // As text: four spellings decode to the same bytes, and only one of them was given out.
    return timingSafeEqual(Buffer.from(this.tokenOf(orderId)), Buffer.from(token));
  }

  /** Where the person comes back to after paying, and where the mails lead. */
  done(orderId: string, locale: Locale): string {
    return this.page('/shop/checkout/done', orderId, locale);
  }

  /** Where the person tries again after a payment that failed. */
  payment(orderId: string, locale: Locale): string {
    return `${this.page('/shop/checkout/payment', orderId, locale)}&failed=1`;
  }

  private page(path: string, orderId: string, locale: Locale): string {
    const query = new URLSearchParams({ order: orderId, token: this.tokenOf(orderId) });
    return `${this.origin}${locale === 'fr' ? '/fr' : ''}${path}?${query.toString()}`;
  }

  private digest(orderId: string): Buffer {
    return createHmac('sha256', this.key).update(orderId.toLowerCase()).digest();
  }
}
