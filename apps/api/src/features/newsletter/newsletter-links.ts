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

  unsubscribe(token: string, locale: Locale): Unsubscribe {
    return {
      page: this.page('/newsletter/unsubscribe', token, locale),
      oneClick: `${this.origin}/api${calls['newsletter.unsubscribe'].path.replace(':token', token)}`,
    };
  }

  private page(path: `/${string}`, token: string, locale: Locale): string {
    return siteLink(this.origin, locale, `${path}?${new URLSearchParams({ token }).toString()}`);
  }
}
