import { Injectable, type OnModuleInit } from '@nestjs/common';
import { serverLimits } from '@dronesoccer/contracts';
import { Database } from '../../platform/database/index.js';
import { Housekeeping } from '../../platform/housekeeping/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { Mail } from '../../platform/mail/index.js';
import { confirmSubscription } from './mails/confirm-subscription.js';
import { confirmImported } from './mails/confirm-imported.js';
import { mailConfirmation, mailImported } from './newsletter.jobs.js';
import { NewsletterLinks } from './newsletter-links.js';
import { confirmationToMail, endUnconfirmed } from './subscriptions.queries.js';

const day = 86_400_000;

/**
 * Emails the confirmation link. Requests that stay unconfirmed are deleted, or end again if the person had unsubscribed
 * before.
 */
@Injectable()
export class NewsletterMails implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly housekeeping: Housekeeping,
    private readonly jobs: Jobs,
    private readonly links: NewsletterLinks,
    private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(mailConfirmation, ({ subscriptionId }) => this.send(subscriptionId));
    this.jobs.handle(mailImported, ({ subscriptionId }) => this.sendImported(subscriptionId));
    this.housekeeping.add({
      table: 'newsletter_subscriptions',
      column: 'asked_at',
      olderThanMs: serverLimits.unconfirmedDays * day,
      detach: endUnconfirmed,
    });
  }

  private async send(id: string): Promise<void> {
    const row = await confirmationToMail(this.database, id);
    if (row === null) return;
    const { email, locale, confirmationId } = row;
    const link = this.links.confirmation(confirmationId, locale);
    await this.mail.send({ to: email, locale, template: confirmSubscription, data: { link } });
  }

  private async sendImported(id: string): Promise<void> {
    const row = await confirmationToMail(this.database, id);
    if (row === null) return;
    const { email, locale, token, confirmationId } = row;
    const link = this.links.confirmation(confirmationId, locale);
    const unsubscribe = this.links.unsubscribe(token, locale);
    await this.mail.send({ to: email, locale, template: confirmImported, data: { link }, unsubscribe });
  }
}
