import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { SignedLinks } from '../../platform/access/index.js';
import { siteLink } from '../../platform/mail/index.js';

/** Part of every link that was ever emailed; never rename it. */
const purpose = 'waitlist';

/**
 * Creates the signed link of an entry to its page, which shows the entry's state and asks before leaving the waitlist.
 */
@Injectable()
export class WaitlistLinks {
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly signed: SignedLinks,
  ) {
    this.origin = config.http.webOrigin;
  }

  tokenOf(entryId: string): string {
    return this.signed.tokenOf(purpose, entryId);
  }

  opens(entryId: string, token: string | null): boolean {
    return this.signed.opens(purpose, entryId, token);
  }

  page(entryId: string, locale: Locale): string {
    const query = new URLSearchParams({ token: this.tokenOf(entryId) });
    return siteLink(this.origin, locale, `/waitlist/${entryId}?${query.toString()}`);
  }
}
