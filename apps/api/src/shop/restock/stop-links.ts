import { Injectable } from '@nestjs/common';
import { calls, type Locale } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { SignedLinks } from '../../platform/access/index.js';
import { siteLink, type Unsubscribe } from '../../platform/mail/index.js';

/** Named in each link that was ever mailed; never renamed. */
const purpose = 'restock';

/** The signed links of one request's mail: the page that asks before it stops, and the address of the one click. */
@Injectable()
export class StopLinks {
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly signed: SignedLinks,
  ) {
    this.origin = config.http.webOrigin;
  }

  opens(id: string, token: string | null): boolean {
    return this.signed.opens(purpose, id, token);
  }

  of(id: string, locale: Locale): Unsubscribe {
    const query = `?${new URLSearchParams({ token: this.signed.tokenOf(purpose, id) }).toString()}`;
    return {
      page: `${siteLink(this.origin, locale, `/shop/restock-notices/${id}`)}${query}`,
      oneClick: `${this.origin}/api${calls['restockNotices.stop'].path.replace(':id', id)}${query}`,
    };
  }
}
