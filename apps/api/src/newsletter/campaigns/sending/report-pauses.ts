import { Injectable } from '@nestjs/common';
import type { Tx } from '../../../platform/database/index.js';
import { Mail } from '../../../platform/mail/index.js';
import { organisationRecipients } from '../../../people/users/index.js';
import { type AutomaticPause, campaignPaused } from '../mails/campaigns.mails.js';
import type { PausedRow } from './run.queries.js';

/** Notifies the administrators of automatic pauses by email, because the campaigns wait for a decision. */
@Injectable()
export class ReportPauses {
  constructor(private readonly mail: Mail) {}

  /** Call it in the transaction that pauses the campaigns, so that each pause is reported once. */
  async report(tx: Tx, paused: readonly PausedRow[], reason: AutomaticPause): Promise<void> {
    if (paused.length === 0) return;
    const readers = await organisationRecipients(tx);
    const emails = paused.flatMap(({ id, title }) =>
      readers.map(({ email: to, locale }) => ({ to, locale, template: campaignPaused, data: { id, title, reason } })),
    );
    await this.mail.enqueueMany(tx, emails);
  }
}
