import type { Locale, LocalText } from '@dronesoccer/contracts';

export const mailKinds = ['transactional', 'campaign'] as const;

/**
 * A transactional email follows an action of the reader and is always sent. A campaign email goes to many subscribers,
 * with a way to unsubscribe, in a separate queue.
 */
export type MailKind = (typeof mailKinds)[number];

/** The parts around an email that are known only when it is sent. */
export interface EmailFrame {
  kind: MailKind;
  /** Why the reader got the email; null for the default reason of its kind. */
  reason: LocalText | null;
  /** The organisation's name, shown in the header and footer. */
  organisation: string;
  /** The lines of the address; empty until an address is entered. */
  postalAddress: readonly string[];
  /** The unsubscribe page, or null for an email that belongs to no subscription. */
  unsubscribePage: string | null;
}

export interface RenderedMail {
  subject: string;
  framed(frame: EmailFrame): { html: string; text: string };
}

/** An email as a pure function of its data and the reader's language; `origin` is the site's public address. */
export interface MailTemplate<Data extends object> {
  readonly name: string;
  /** The default is `transactional`. */
  readonly kind?: MailKind;
  /** Why the reader gets the email, for the footer, if the default reason of its kind would be wrong. */
  readonly reason?: LocalText;
  render(data: Data, locale: Locale, origin: string): RenderedMail;
}
