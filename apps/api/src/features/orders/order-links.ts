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

  /** Where the mails lead, whenever they are opened: what stands there is how the order is by then. */
  order(orderId: string, locale: Locale): string {
    return this.address(`/shop/orders/${orderId}`, { token: this.tokenOf(orderId) }, locale);
  }

  /** Where the person comes back to after paying. */
  done(orderId: string, locale: Locale): string {
    return this.step('done', orderId, locale);
  }

  /** Where the person tries again after a payment that failed. */
  payment(orderId: string, locale: Locale): string {
    return `${this.step('payment', orderId, locale)}&failed=1`;
  }

  private step(step: 'payment' | 'done', orderId: string, locale: Locale): string {
    return this.address(`/shop/checkout/${step}`, { order: orderId, token: this.tokenOf(orderId) }, locale);
  }

  private address(path: string, query: Record<string, string>, locale: Locale): string {
    return `${this.origin}${locale === 'fr' ? '/fr' : ''}${path}?${new URLSearchParams(query).toString()}`;
  }

  private digest(orderId: string): Buffer {
    return createHmac('sha256', this.key).update(orderId.toLowerCase()).digest();
  }
}
