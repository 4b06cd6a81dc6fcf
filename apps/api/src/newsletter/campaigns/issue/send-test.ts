import { Injectable } from '@nestjs/common';
import { locales, type LocalText } from '@dronesoccer/contracts';
import { AppError } from '../../../platform/errors/index.js';
import { Mail, type MailTemplate } from '../../../platform/mail/index.js';
import { campaignEmail, type CampaignIssue } from './campaign-email.js';
import { type IssueContent, ComposeIssue, isWrittenIn, issueOf } from './compose-issue.js';

const prefix = { en: '[Test]', fr: '[Essai]' } as const satisfies LocalText;

const testEmail: MailTemplate<CampaignIssue> = {
  ...campaignEmail,
  name: 'campaign-test',
  reason: {
    en: 'You’re receiving this test because someone on our team sent it here before it goes to our readers.',
    fr: 'Vous recevez cet essai parce que notre équipe l’a fait envoyer ici avant de l’envoyer à nos lecteurs.',
  },
  render(data, locale, origin) {
    const email = campaignEmail.render(data, locale, origin);
    return { ...email, subject: `${prefix[locale]} ${email.subject}` };
  },
};

/** Sends an issue to an administrator as a test, in every language that the issue is written in. */
@Injectable()
export class SendTest {
  constructor(
    private readonly issues: ComposeIssue,
    private readonly mail: Mail,
  ) {}

  /**
   * Sends immediately, so that the reply tells whether it worked.
   * @throws AppError NEWS_009 (502) if the email could not be sent
   */
  async send(campaign: IssueContent, to: string): Promise<void> {
    const blocks = await this.issues.blocksOf(campaign);
    for (const locale of locales.filter((each) => isWrittenIn(campaign, each))) {
      const data = issueOf(campaign, locale, { blocks });
      const unsubscribe = this.issues.noSubscription(locale);
      try {
        await this.mail.send({ to, locale, template: testEmail, data, unsubscribe });
      } catch (error) {
        throw new AppError('NEWS_009', { isSecondMeaning: true, cause: error });
      }
    }
  }
}
