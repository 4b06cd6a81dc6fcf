import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { SignedPages } from '../../platform/mail/index.js';

/**
 * Creates the signed link of an entry to its page, which shows the entry's state and asks before leaving the waitlist.
 */
@Injectable()
export class WaitlistLinks extends SignedPages {
  protected readonly purpose = 'waitlist';

  page(entryId: string, locale: Locale): string {
    return this.address(`/waitlist/${entryId}`, entryId, locale);
  }
}
