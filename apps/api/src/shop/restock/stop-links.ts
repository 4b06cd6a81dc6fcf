import { Injectable } from '@nestjs/common';
import { calls, type Locale } from '@dronesoccer/contracts';
import { SignedPages, type Unsubscribe } from '../../platform/mail/index.js';

/** Creates the signed links of a request's email: the page that asks for confirmation, and the one-click address. */
@Injectable()
export class StopLinks extends SignedPages {
  protected readonly purpose = 'restock';

  of(id: string, locale: Locale): Unsubscribe {
    const token = new URLSearchParams({ token: this.tokenOf(id) }).toString();
    return {
      page: this.address(`/shop/restock-notices/${id}`, id, locale),
      oneClick: `${this.origin}/api${calls['restockNotices.stop'].path.replace(':id', id)}?${token}`,
    };
  }
}
