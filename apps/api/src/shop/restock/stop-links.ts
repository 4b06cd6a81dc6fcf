import { Injectable } from '@nestjs/common';
import { calls, type Locale } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { SignedLinks } from '../../platform/access/index.js';
import { siteLink, type Unsubscribe } from '../../platform/mail/index.js';

/** Part of every link ever sent, so it must never change. */
const purpose = 'restock';

/** Creates the signed links of a request's email: the page that asks for confirmation, and the one-click address. */
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
