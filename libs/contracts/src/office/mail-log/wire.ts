import type { MailOutcome } from '../../common/team-enums.ts';
import type { Locale } from '../../common/locales.ts';

/** One email to one recipient. */
export interface MailLogWire {
  id: string;
  email: string;
  subject: string;
  locale: Locale;
  outcome: MailOutcome;
  /** The number of times that the email was handed to the mail server. */
  tries: number;
  /** The times of the first and the last try. */
  firstAt: string;
  at: string;
  /**
   * The mail server's answer if the email was not sent, without addresses. For a newsletter, the text is in the
   * reader's language.
   */
  reason: string | null;
  /** True if the email can be resent from the log. */
  canResend: boolean;
  /** The newsletter campaign, which handles its own resends. */
  campaignId: string | null;
}
