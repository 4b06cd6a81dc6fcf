import { Injectable, type OnModuleInit } from '@nestjs/common';
import { defaultLocale, PartnerState } from '@dronesoccer/contracts';
import { Database } from '../../platform/database/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { Mail } from '../../platform/mail/index.js';
import { readSettings } from '../../platform/settings/index.js';
import { applicationReceived } from './mails/application-received.js';
import { newApplication } from './mails/new-application.js';
import { partnerApproved } from './mails/partner-approved.js';
import { mailAboutPartner, type PartnerMail } from './partners.jobs.js';
import { partnerById } from './partners.queries.js';

/** Sends emails about a partner. It skips deleted partners, and approvals of partners that are no longer active. */
@Injectable()
export class PartnerMails implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(mailAboutPartner, ({ partnerId, kind }) => this.send(partnerId, kind));
  }

  private async send(id: string, kind: PartnerMail): Promise<void> {
    const partner = await partnerById(this.database, id);
    if (partner === null || (kind === 'approved' && partner.state !== PartnerState.ACTIVE)) return;
    const { email, locale, fullName, orgName } = partner;
    const { organisation } = await readSettings(this.database);
    // The organisation's address, empty until an administrator enters it. Until then, the organisation gets no emails,
    // and replies go to the sender address.
    const ours = organisation.email;
    if (kind === 'announced') {
      if (ours === '') return;
      const letter = { to: ours, locale: defaultLocale, template: newApplication, data: partner };
      return this.mail.send({ ...letter, replyTo: email });
    }
    const template = kind === 'approved' ? partnerApproved : applicationReceived;
    const letter = { to: email, locale, template, data: { fullName, orgName } };
    await this.mail.send({ ...letter, ...(ours !== '' && { replyTo: ours }) });
  }
}
