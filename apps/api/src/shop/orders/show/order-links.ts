import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import { SignedLinks } from '../../../platform/access/index.js';
import { siteLink } from '../../../platform/mail/index.js';

/** Part of every link ever sent about an order, so it must never change. */
const purpose = 'order';

/** Creates an order's signed links: to its page, and to the two pages that follow a payment. */
@Injectable()
export class OrderLinks {
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly signed: SignedLinks,
  ) {
    this.origin = config.http.webOrigin;
  }

  tokenOf(orderId: string): string {
    return this.signed.tokenOf(purpose, orderId);
  }

  opens(orderId: string, token: string | null): boolean {
    return this.signed.opens(purpose, orderId, token);
  }

  /** Returns the link for emails. The page always shows the order's current state. */
  order(orderId: string, locale: Locale): string {
    return this.address(`/shop/orders/${orderId}`, { token: this.tokenOf(orderId) }, locale);
  }

  /** Returns the link to the page after a payment. */
  done(orderId: string, locale: Locale): string {
    return this.step('done', orderId, locale);
  }

  /** Returns the link to the page for another attempt after a failed payment. */
  payment(orderId: string, locale: Locale): string {
    return `${this.step('payment', orderId, locale)}&failed=1`;
  }

  private step(step: 'payment' | 'done', orderId: string, locale: Locale): string {
    return this.address(`/shop/checkout/${step}`, { order: orderId, token: this.tokenOf(orderId) }, locale);
  }

  private address(path: `/${string}`, query: Record<string, string>, locale: Locale): string {
    return siteLink(this.origin, locale, `${path}?${new URLSearchParams(query).toString()}`);
  }
}
