import { Injectable } from '@nestjs/common';
import type { Locale } from '@dronesoccer/contracts';
import { SignedPages } from '../../platform/mail/index.js';

/** Creates the signed link of an invitation, which is valid until the invitation is accepted, replaced or withdrawn. */
@Injectable()
export class FamilyLinks extends SignedPages {
  protected readonly purpose = 'family';

  page(invitationId: string, locale: Locale): string {
    return this.address(`/family/${invitationId}`, invitationId, locale);
  }
}
