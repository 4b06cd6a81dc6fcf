import { Injectable } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { Log } from '../../../platform/logging/index.js';
import { Mail } from '../../../platform/mail/index.js';
import { organisationRecipients } from '../../../people/users/index.js';
import { CheckCampaign } from '../checks/check-campaign.js';
import { checkedCampaign } from '../admin/edit/read-campaigns.js';
import { campaignById } from '../admin/edit/campaigns.queries.js';
import { campaignHeld } from '../mails/campaigns.mails.js';
import { holdScheduled, startScheduled } from './run.queries.js';

/** Starts a campaign at its time, unless a check that passed when it was scheduled now blocks it. */
@Injectable()
export class StartScheduled {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly checks: CheckCampaign,
    private readonly mail: Mail,
    private readonly log: Log,
  ) {}

  /**
   * @returns whether this call started it or put it on hold; false if another process did, or it was changed in the
   * meantime
   */
  async begin(id: string): Promise<boolean> {
    const campaign = await campaignById(this.database, id);
    if (campaign === null) return false;
    const { title, version } = campaign;
    const blocking = await this.checks.blocking(checkedCampaign(campaign));
    const now = this.clock.now();
    if (blocking.length === 0) return startScheduled(this.database, id, version, now);
    return this.database.transaction(async (tx) => {
      if (!(await holdScheduled(tx, id, version, now))) return false;
      const data = { id, title, problems: blocking.map(({ message }) => message) };
      const readers = await organisationRecipients(tx);
      const emails = readers.map(({ email: to, locale }) => ({ to, locale, template: campaignHeld, data }));
      await this.mail.enqueueMany(tx, emails);
      this.log.warn({ campaignId: id }, 'a scheduled campaign waits for the team: a check blocks it');
      return true;
    });
  }
}
