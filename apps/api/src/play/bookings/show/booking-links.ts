import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { SignedPages, siteLink } from '../../../platform/mail/index.js';

/**
 * Creates the signed links of a booking: its page, which is also the ticket's address, and the pages around a payment.
 */
@Injectable()
export class BookingLinks extends SignedPages {
  protected readonly purpose = 'booking';

  /** Returns the link in the emails and on the ticket. */
  booking(id: string, locale: Locale): string {
    return this.address(`/bookings/${id}`, id, locale);
  }

  /** Returns the booking's page without a token, for the account that owns it. Others may read this link. */
  ofAccount(id: string, locale: Locale): string {
    return siteLink(this.origin, locale, `/bookings/${id}`);
  }

  /** Returns the page that the customer returns to after paying. */
  done(id: string, locale: Locale): string {
    return this.address(`/bookings/${id}/done`, id, locale);
  }

  /** Returns the page to pay for an offered booking. */
  pay(id: string, locale: Locale): string {
    return this.address(`/bookings/${id}/pay`, id, locale);
  }

  /** Returns the page to retry a failed payment. */
  payment(id: string, locale: Locale): string {
    return `${this.pay(id, locale)}&failed=1`;
  }
}
