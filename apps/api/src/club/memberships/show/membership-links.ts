import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import { siteLink } from '../../../platform/mail/index.js';

/** The pages about a membership. Its account opens them, so there are no signed links. */
@Injectable()
export class MembershipLinks {
  private readonly origin: string;

  constructor({ http }: Config) {
    this.origin = http.webOrigin;
  }

  opens(): boolean {
    return false;
  }

  /** Returns the page that the person returns to after paying. */
  done(id: string, locale: Locale): string {
    return siteLink(this.origin, locale, `/memberships/${id}/done`);
  }

  /** Returns the page to retry a failed payment. */
  payment(id: string, locale: Locale): string {
    return siteLink(this.origin, locale, `/memberships/${id}?failed=1`);
  }
}
