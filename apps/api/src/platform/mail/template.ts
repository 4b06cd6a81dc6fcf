import type { Locale } from '@dronesoccer/contracts';

export interface RenderedMail {
  subject: string;
  html: string;
  text: string;
}

/** A mail as a pure function of its data and the reader's language; `origin` is the site's public address. */
export interface MailTemplate<Data extends object> {
  readonly name: string;
  render(data: Data, locale: Locale, origin: string): RenderedMail;
}
