import { Injectable } from '@nestjs/common';
import { calls, type Locale, patterns } from '@dronesoccer/contracts';
import { Config } from '../../config/index.js';
import { SignedLinks } from '../../platform/access/index.js';
import { siteLink, type Unsubscribe } from '../../platform/mail/index.js';

const purpose = 'newsletter confirmation';

/** Builds the addresses of one subscription. They contain a token and never an email address. */
@Injectable()
export class NewsletterLinks {
  private readonly origin: string;

  constructor(
    config: Config,
    private readonly signed: SignedLinks,
  ) {
    this.origin = config.http.webOrigin;
  }

  /**
   * Returns the page that asks the reader to confirm. Its token belongs to a single request, so no newsletter issue can
   * confirm a subscription.
   */
  confirmation(confirmationId: string, locale: Locale): string {
    const token = `${confirmationId}.${this.signed.tokenOf(purpose, confirmationId)}`;
    return this.page('/newsletter/confirm', token, locale);
  }

  /** Returns the confirmation that a token belongs to, or null for an invalid token. */
  confirmationIdOf(token: string): string | null {
    const [id = '', signature = ''] = token.split('.');
    return patterns.uuid.test(id) && this.signed.opens(purpose, id, signature) ? id : null;
  }

  preferences(token: string, locale: Locale): string {
    return this.page('/newsletter/preferences', token, locale);
  }

  /**
   * @param emailToken the token of the campaign email that contains the links, which is credited if the reader unsubscribes
   */
  unsubscribe(token: string, locale: Locale, emailToken?: string): Unsubscribe {
    const credit = emailToken === undefined ? {} : { d: emailToken };
    const oneClick = new URL(`/api${calls['newsletter.unsubscribe'].path.replace(':token', token)}`, this.origin);
    oneClick.search = new URLSearchParams(credit).toString();
    return { page: this.page('/newsletter/unsubscribe', token, locale, credit), oneClick: oneClick.href };
  }

  private page(path: `/${string}`, token: string, locale: Locale, more: Record<string, string> = {}): string {
    return siteLink(this.origin, locale, `${path}?${new URLSearchParams({ token, ...more }).toString()}`);
  }
}
