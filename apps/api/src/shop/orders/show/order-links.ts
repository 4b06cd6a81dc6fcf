import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { SignedPages } from '../../../platform/mail/index.js';

/** Creates an order's signed links: to its page, and to the two pages that follow a payment. */
@Injectable()
export class OrderLinks extends SignedPages {
  protected readonly purpose = 'order';

  /** Returns the link for emails. The page always shows the order's current state. */
  order(id: string, locale: Locale): string {
    return this.address(`/shop/orders/${id}`, id, locale);
  }

  /** Returns the link to the page after a payment. */
  done(id: string, locale: Locale): string {
    return this.address('/shop/checkout/done', id, locale, { order: id });
  }

  /** Returns the link to the page for another attempt after a failed payment. */
  payment(id: string, locale: Locale): string {
    return `${this.address('/shop/checkout/payment', id, locale, { order: id })}&failed=1`;
  }
}
