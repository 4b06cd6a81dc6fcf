import type { MailOutcome } from '../common/team-enums.ts';
import type { Locale } from '../common/locales.ts';
import type { PageQuery } from '../common/wire.ts';

/** One mail to one person. Letters of campaigns stand with their campaign. */
export interface MailLogWire {
  id: string;
  email: string;
  subject: string;
  locale: Locale;
  outcome: MailOutcome;
  /** How often it was handed to the mail server. */
  tries: number;
  /** When it was tried first and last. */
  firstAt: string;
  at: string;
  /** Of one that did not leave: what the mail server said, without addresses. */
  reason: string | null;
  /** Whether it can be sent again. */
  canResend: boolean;
}

export interface MailLogQuery extends PageQuery {
  /** Part of an e-mail; a whole one is the person's log. */
  search?: string;
  outcome?: MailOutcome;
}
