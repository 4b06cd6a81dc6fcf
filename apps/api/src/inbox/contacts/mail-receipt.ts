import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ContactType, serverLimits } from '@dronesoccer/contracts';
import { Database } from '../../platform/database/index.js';
import { Housekeeping } from '../../platform/housekeeping/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { Mail } from '../../platform/mail/index.js';
import { mailReceipt } from './contacts.jobs.js';
import { receivedContact } from './contacts.queries.js';
import { contactNotice } from './mails/contact-notice.js';
import { contactReceived } from './mails/contact-received.js';
import { safeSportNotice } from './mails/safe-sport-notice.js';

const day = 86_400_000;

/**
 * Emails senders a copy of their message with its number. For a safe-sport report, the email contains only the number,
 * because others may see the mailbox.
 */
@Injectable()
export class MailReceipt implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly housekeeping: Housekeeping,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.mail.use(contactNotice, safeSportNotice);
    this.jobs.handle(mailReceipt, ({ contactId }) => this.send(contactId));
    this.housekeeping.add({
      table: 'contacts',
      column: 'deactivated_at',
      olderThanMs: serverLimits.deactivatedContactDays * day,
    });
  }

  private async send(id: string): Promise<void> {
    const contact = await receivedContact(this.database, id);
    if (contact === null) return;
    const { email, locale, number, fullName, type } = contact;
    const message = type === ContactType.SAFE_SPORT ? null : contact.message;
    const data = { number, fullName: fullName ?? '', message };
    const isUnlogged = type === ContactType.SAFE_SPORT;
    await this.mail.send({ to: email, locale, template: contactReceived, data, isUnlogged });
  }
}
