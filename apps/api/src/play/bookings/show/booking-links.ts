import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import { SignedLinks } from '../../../platform/access/index.js';
import { siteLink } from '../../../platform/mail/index.js';

/** Part of every link that was ever emailed about a booking; never rename it. */
const purpose = 'booking';

/**
 * Creates the signed links of a booking: its page, which is also the ticket's address, and the pages around a payment.
 */
@Injectable()
export class BookingLinks {
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly signed: SignedLinks,
  ) {
    this.origin = config.http.webOrigin;
  }

  tokenOf(bookingId: string): string {
    return this.signed.tokenOf(purpose, bookingId);
  }

  opens(bookingId: string, token: string | null): boolean {
    return this.signed.opens(purpose, bookingId, token);
  }

  /** Returns the link in the emails and on the ticket. */
  booking(bookingId: string, locale: Locale): string {
    return this.address(`/bookings/${bookingId}`, bookingId, locale);
  }

  /** Returns the booking's page without a token, for the account that owns it. Others may read this link. */
  ofAccount(bookingId: string, locale: Locale): string {
    return siteLink(this.origin, locale, `/bookings/${bookingId}`);
  }

  /** Returns the page that the customer returns to after paying. */
  done(bookingId: string, locale: Locale): string {
    return this.address(`/bookings/${bookingId}/done`, bookingId, locale);
  }

  /** Returns the page to pay for an offered booking. */
  pay(bookingId: string, locale: Locale): string {
    return this.address(`/bookings/${bookingId}/pay`, bookingId, locale);
  }

  /** Returns the page to retry a failed payment. */
  payment(bookingId: string, locale: Locale): string {
    return `${this.pay(bookingId, locale)}&failed=1`;
  }

  private address(path: `/${string}`, bookingId: string, locale: Locale): string {
    const query = new URLSearchParams({ token: this.tokenOf(bookingId) });
    return siteLink(this.origin, locale, `${path}?${query.toString()}`);
  }
}
