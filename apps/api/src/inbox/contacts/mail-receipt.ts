import { msPerDay } from '@dronesoccer/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { ContactType, serverLimits } from '@dronesoccer/contracts';
import { Database } from '../../platform/database/index.js';
import { Housekeeping } from '../../platform/housekeeping/index.js';
import { EmailJobs } from '../../platform/mail/index.js';
import { mailReceipt } from './contacts.jobs.js';
import { receivedContact } from './contacts.queries.js';
import { contactReceived } from './mails/contacts.mails.js';

/**
 * Emails senders a copy of their message with its number. For a safe-sport report, the email contains only the number,
 * because others may see the mailbox.
 */
@Injectable()
export class MailReceipt implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly emails: EmailJobs,
    private readonly housekeeping: Housekeeping,
  ) {}

  onModuleInit(): void {
    this.emails.handle(mailReceipt, ({ contactId }) => this.read(contactId));
    this.housekeeping.add({
      table: 'contacts',
      column: 'deactivated_at',
      olderThanMs: serverLimits.deactivatedContactDays * msPerDay,
    });
  }

  private async read(id: string) {
    const contact = await receivedContact(this.database, id);
    if (contact === null) return null;
    const { email: to, locale, number, fullName, type } = contact;
    const message = type === ContactType.SAFE_SPORT ? null : contact.message;
    const data = { number, fullName: fullName ?? '', message };
    return { to, locale, template: contactReceived, data, isUnlogged: type === ContactType.SAFE_SPORT };
  }
}
