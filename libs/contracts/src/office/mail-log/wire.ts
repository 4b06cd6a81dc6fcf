import type { MailOutcome } from '../../common/team-enums.ts';
import type { Locale } from '../../common/locales.ts';

/** One mail to one person. */
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
  /** Of one that did not leave: what the mail server said, without addresses; of a newsletter, in the reader's language. */
  reason: string | null;
  /** Whether it can be sent again from here. */
  canResend: boolean;
  /** Of a newsletter: the campaign, which sends it again. */
  campaignId: string | null;
}
