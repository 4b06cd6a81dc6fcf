import { Injectable, type OnModuleInit } from '@nestjs/common';
import { WaitlistState } from '@dronesoccer/contracts';
import { Database } from '../../platform/database/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { Mail } from '../../platform/mail/index.js';
import { waitlistJoined } from './mails/waitlist-joined.js';
import { WaitlistLinks } from './waitlist-links.js';
import { mailWaiting } from './waitlist.jobs.js';
import { entryView } from './waitlist.queries.js';

/** Sends emails to people on a waitlist. The offer itself is an email about its booking. */
@Injectable()
export class WaitlistMails implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly links: WaitlistLinks,
    private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(mailWaiting, ({ entryId }) => this.send(entryId));
  }

  private async send(id: string): Promise<void> {
    const entry = await entryView(this.database, id, { userId: null, hasLink: true }, null);
    if (entry?.state !== WaitlistState.WAITING) return;
    const { email, locale, seats, slot } = entry;
    const link = this.links.page(id, locale);
    await this.mail.send({ to: email, locale, template: waitlistJoined, data: { seats, slot, link } });
  }
}
