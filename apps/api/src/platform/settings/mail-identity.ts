import { Injectable, type OnModuleInit } from '@nestjs/common';
import type { MailSenderWire, OrganisationWire } from '@dronesoccer/contracts';
import { Database } from '../database/index.js';
import { Mail, type MailIdentity } from '../mail/index.js';
import { readSettings } from './settings.queries.js';

/** Takes the identity for emails from the dashboard's settings. A change applies from the next email on. */
@Injectable()
export class MailIdentityFromSettings implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly mail: Mail,
  ) {}

  onModuleInit(): void {
    this.mail.identifyBy(() => this.read());
  }

  private async read(): Promise<MailIdentity> {
    const { organisation, mail } = await readSettings(this.database);
    return {
      organisation: organisation.name,
      postalAddress: postalLines(organisation),
      senders: { transactional: senderOf(mail.transactional), campaign: senderOf(mail.campaign) },
    };
  }
}

const senderOf = ({ name, email }: MailSenderWire) => ({ name, address: email });

/** Returns an empty list until an address is entered. */
function postalLines({ line1, line2, city, province, postalCode }: OrganisationWire): string[] {
  if (line1 === '') return [];
  return [line1, line2 ?? '', `${city} ${province} ${postalCode}`].filter((line) => line !== '');
}
