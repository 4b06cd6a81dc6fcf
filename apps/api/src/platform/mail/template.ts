import type { Locale, LocalText } from '@dronesoccer/contracts';

export const mailKinds = ['transactional', 'campaign'] as const;

/**
 * Transactional: follows something the reader did, and is always sent. Campaign: sent to many subscribers, with a way to
 * unsubscribe, in a queue of its own.
 */
export type MailKind = (typeof mailKinds)[number];

/** What surrounds a letter and is known only when it is sent. */
export interface LetterFrame {
  kind: MailKind;
  /** Why the reader got it; null: what is true of every letter of its kind. */
  reason: LocalText | null;
  /** The organisation's name, in header and footer. */
  organisation: string;
  /** Line by line; empty while none has been entered. */
  postalAddress: readonly string[];
  /** The page to unsubscribe on; null for a letter that belongs to no subscription. */
  unsubscribePage: string | null;
}

export interface RenderedMail {
  subject: string;
  framed(frame: LetterFrame): { html: string; text: string };
}

/** A mail as a pure function of its data and the reader's language; `origin` is the site's public address. */
export interface MailTemplate<Data extends object> {
  readonly name: string;
  /** Transactional when absent. */
  readonly kind?: MailKind;
  /** Why the reader gets it, in the footer, where the sentence of its kind would be wrong. */
  readonly reason?: LocalText;
  render(data: Data, locale: Locale, origin: string): RenderedMail;
}
