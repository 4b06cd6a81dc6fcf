import { Injectable } from '@nestjs/common';
import type { Locale, WaiverKind } from '@dronesoccer/contracts';
import { SignedPages } from '../../platform/mail/index.js';

/** Creates the signed link to the page on which a person's waiver is signed. Each link opens one person only. */
@Injectable()
export class WaiverLinks extends SignedPages {
  protected readonly purpose = 'waiver';

  page(kind: WaiverKind, id: string, locale: Locale): string {
    return this.address(`/waiver/${kind}/${id}`, `${kind}/${id}`, locale);
  }

  opensPage(kind: WaiverKind, id: string, token: string | null): boolean {
    return this.opens(`${kind}/${id}`, token);
  }
}
