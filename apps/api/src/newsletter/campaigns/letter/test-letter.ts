import { Injectable } from '@nestjs/common';
import { locales, type LocalText } from '@dronesoccer/contracts';
import { AppError } from '../../../platform/errors/index.js';
import { Mail, type MailTemplate } from '../../../platform/mail/index.js';
import { campaignLetter, type CampaignLetter } from './campaign-letter.js';
import { type IssueContent, ComposeLetter, isWrittenIn, letterOf } from './compose-letter.js';

const prefix = { en: '[Test]', fr: '[Essai]' } as const satisfies LocalText;

const testLetter: MailTemplate<CampaignLetter> = {
  ...campaignLetter,
  name: 'campaign-test',
  reason: {
    en: 'You’re receiving this test because someone on our team sent it here before it goes to our readers.',
    fr: 'Vous recevez cet essai parce que notre équipe l’a fait envoyer ici avant de l’envoyer à nos lecteurs.',
  },
  render(data, locale, origin) {
    const letter = campaignLetter.render(data, locale, origin);
    return { ...letter, subject: `${prefix[locale]} ${letter.subject}` };
  },
};

/** Sends an issue to a team member as a test, in every language that the issue is written in. */
@Injectable()
export class TestLetter {
  constructor(
    private readonly letters: ComposeLetter,
    private readonly mail: Mail,
  ) {}

  /**
   * Sends immediately, so that the reply tells whether it worked.
   * @throws AppError NEWS_009 (502) if the email could not be sent
   */
  async send(campaign: IssueContent, to: string): Promise<void> {
    const blocks = await this.letters.blocksOf(campaign);
    for (const locale of locales.filter((each) => isWrittenIn(campaign, each))) {
      const data = letterOf(campaign, locale, { blocks });
      const unsubscribe = this.letters.noSubscription(locale);
      try {
        await this.mail.send({ to, locale, template: testLetter, data, unsubscribe });
      } catch (error) {
        throw new AppError('NEWS_009', { isSecondMeaning: true, cause: error });
      }
    }
  }
}
