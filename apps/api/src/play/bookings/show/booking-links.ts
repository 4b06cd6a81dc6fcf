import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import { SignedLinks } from '../../../platform/access/index.js';
import { siteLink } from '../../../platform/mail/index.js';

/** Named in each link that was ever mailed about a booking. */
const purpose = 'booking';

/** The signed links of one booking: its page, which is the ticket's address too, and the two that a payment comes back to. */
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

  /** Where the mails and the ticket lead. */
  booking(bookingId: string, locale: Locale): string {
    return this.address(`/bookings/${bookingId}`, bookingId, locale);
  }

  /** The same for the account it belongs to: no key in it, so it can stand where others may read it. */
  ofAccount(bookingId: string, locale: Locale): string {
    return siteLink(this.origin, locale, `/bookings/${bookingId}`);
  }

  /** Where the person comes back to after paying. */
  done(bookingId: string, locale: Locale): string {
    return this.address(`/bookings/${bookingId}/done`, bookingId, locale);
  }

  /** Where a booking that was offered is paid for. */
  pay(bookingId: string, locale: Locale): string {
    return this.address(`/bookings/${bookingId}/pay`, bookingId, locale);
  }

  /** Where the person tries again after a payment that failed. */
  payment(bookingId: string, locale: Locale): string {
    return `${this.pay(bookingId, locale)}&failed=1`;
  }

  private address(path: `/${string}`, bookingId: string, locale: Locale): string {
    const query = new URLSearchParams({ token: this.tokenOf(bookingId) });
    return siteLink(this.origin, locale, `${path}?${query.toString()}`);
  }
}
