import { msPerDay } from '@dronesoccer/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { serverLimits } from '@dronesoccer/contracts';
import { Database } from '../../platform/database/index.js';
import { Housekeeping } from '../../platform/housekeeping/index.js';
import { EmailJobs } from '../../platform/mail/index.js';
import { confirmImported, confirmSubscription } from './mails/subscribers.mails.js';
import { mailConfirmation, mailImported } from './newsletter.jobs.js';
import { NewsletterLinks } from './newsletter-links.js';
import { confirmationToMail, endUnconfirmed } from './subscriptions.queries.js';

/**
 * Emails the confirmation link. Requests that stay unconfirmed are deleted, or end again if the person had unsubscribed
 * before.
 */
@Injectable()
export class NewsletterMails implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailJobs,
    private readonly housekeeping: Housekeeping,
    private readonly links: NewsletterLinks,
  ) {}

  onModuleInit(): void {
    this.emails.handle(mailConfirmation, ({ subscriptionId }) => this.read(subscriptionId, confirmSubscription));
    this.emails.handle(mailImported, ({ subscriptionId }) => this.read(subscriptionId, confirmImported));
    this.housekeeping.add({
      table: 'newsletter_subscriptions',
      column: 'asked_at',
      olderThanMs: serverLimits.unconfirmedDays * msPerDay,
      detach: endUnconfirmed,
    });
  }

  private async read(id: string, template: typeof confirmSubscription) {
    const row = await confirmationToMail(this.database, id);
    if (row === null) return null;
    const { email: to, locale, token, confirmationId } = row;
    const content = { to, locale, template, data: { link: this.links.confirmation(confirmationId, locale) } };
    const isCampaign = template.kind === 'campaign';
    return { ...content, ...(isCampaign && { unsubscribe: this.links.unsubscribe(token, locale) }) };
  }
}
