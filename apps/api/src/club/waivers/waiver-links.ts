import { Injectable } from '@nestjs/common';
import type { Locale, WaiverKind } from '@dronesoccer/contracts';
import { SignedPages } from '../../platform/mail/index.js';

/** A signed link opens the waiver of one person, or that of the guests of one booking (`group`). */
type LinkKind = WaiverKind | 'group';

/** Creates the signed link to the page on which a waiver is signed. */
@Injectable()
export class WaiverLinks extends SignedPages {
  protected readonly purpose = 'waiver';

  page(kind: LinkKind, id: string, locale: Locale): string {
    return this.address(`/waiver/${kind}/${id}`, `${kind}/${id}`, locale);
  }

  opensPage(kind: LinkKind, id: string, token: string | null): boolean {
    return this.opens(`${kind}/${id}`, token);
  }
}
