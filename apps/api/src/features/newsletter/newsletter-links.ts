import { Injectable } from '@nestjs/common';
import { calls, type Locale } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { siteLink, type Unsubscribe } from '../../platform/mail/index.js';

/** The addresses of one subscription. They hold its token and never an e-mail. */
@Injectable()
export class NewsletterLinks {
  private readonly origin: string;

  constructor(config: Config) {
    this.origin = config.http.webOrigin;
  }

  /** The page that asks before it confirms. */
  confirmation(token: string, locale: Locale): string {
    return this.page('/newsletter/confirm', token, locale);
  }

  preferences(token: string, locale: Locale): string {
    return this.page('/newsletter/preferences', token, locale);
  }

  /** @param letter the campaign's letter that the addresses are in, which is credited with who unsubscribes by it */
  unsubscribe(token: string, locale: Locale, letter?: string): Unsubscribe {
    const credit = letter === undefined ? {} : { d: letter };
    const oneClick = new URL(`/api${calls['newsletter.unsubscribe'].path.replace(':token', token)}`, this.origin);
    oneClick.search = new URLSearchParams(credit).toString();
    return { page: this.page('/newsletter/unsubscribe', token, locale, credit), oneClick: oneClick.href };
  }

  private page(path: `/${string}`, token: string, locale: Locale, more: Record<string, string> = {}): string {
    return siteLink(this.origin, locale, `${path}?${new URLSearchParams({ token, ...more }).toString()}`);
  }
}
