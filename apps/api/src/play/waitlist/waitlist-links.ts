import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { SignedLinks } from '../../platform/access/index.js';
import { siteLink } from '../../platform/mail/index.js';

/** Named in each link that was ever mailed; never renamed. */
const purpose = 'waitlist';

/** The signed link of one entry: its page, which shows how it stands and asks before it leaves. */
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
