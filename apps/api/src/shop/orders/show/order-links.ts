import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import { SignedLinks } from '../../../platform/access/index.js';
import { siteLink } from '../../../platform/mail/index.js';

/** Named in each link that was ever mailed about an order. */
const purpose = 'order';

/** The signed links of one order: its page, and the two that a payment comes back to. */
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

  private address(path: `/${string}`, query: Record<string, string>, locale: Locale): string {
    return siteLink(this.origin, locale, `${path}?${new URLSearchParams(query).toString()}`);
  }
}
