import { type AttentionWire, type BackupWire, Role, serverLimits } from '@dronesoccer/contracts';
import { addDays, isLocalOrigin, msPerHour } from '@dronesoccer/domain';
import { organisationDay, organisationDayStart } from '@dronesoccer/domain/calendar';
import { Injectable } from '@nestjs/common';
import { Config } from '../../../../config/index.js';
import { waitingCampaigns } from '../../../../newsletter/campaigns/index.js';
import { countDrift } from '../../../../play/drift/index.js';
import type { Caller, CompanyScope } from '../../../../platform/access/index.js';
import { Clock } from '../../../../platform/clock/index.js';
import { Database } from '../../../../platform/database/index.js';
import { FailedJobs } from '../../../../platform/jobs/index.js';
import { StrangerMail } from '../../../../platform/mail/index.js';
import { readBackups } from '../../../../platform/metrics/index.js';
import { readSettings } from '../../../../platform/settings/index.js';
import { failedBookingRefunds, failedMembershipRefunds, organisationCounts } from './attention.queries.js';

/** An older failed payment is forgotten, because its order expired or its buyer changed their mind. */
const paymentDays = 30;

/** Counts the work that waits for the caller. Each role gets only the counts of lists that it may open. */
@Injectable()
export class ReadAttention {
  constructor(
    private readonly config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly failedJobs: FailedJobs,
    private readonly strangers: StrangerMail,
  ) {}

  async of({ roles }: Pick<Caller, 'roles'>, scope: CompanyScope): Promise<AttentionWire> {
    const now = this.clock.now();
    const paymentsFrom = addDays(organisationDay(now), 1 - paymentDays);
    const bookingRefunds = await failedBookingRefunds(this.database, scope);
    const ofAll = scope === 'all' ? await this.ofEveryCompany(now) : {};
    const ofSuper = roles.includes(Role.SUPER_ADMIN) ? await this.ofOrganisation(paymentsFrom, now) : noAttention;
    const counts = { ...ofSuper.counts, bookingRefunds, ...ofAll };
    const others = ofSuper.waitingCampaigns.length + Number(ofSuper.backup?.isOverdue ?? false);
    const total = Object.values(counts).reduce((sum, count) => sum + count, others);
    return { ...ofSuper, counts, total, paymentsFrom };
  }

  /** A company's administrators see neither memberships nor the slots that a zone's new rules shifted. */
  private async ofEveryCompany(now: Date) {
    return {
      membershipRefunds: await failedMembershipRefunds(this.database),
      driftingSlots: await countDrift(this.database, now),
    };
  }

  private async ofOrganisation(paymentsFrom: string, now: Date) {
    const { stock } = await readSettings(this.database);
    const { failed, refused, held } = await this.failedJobs.count(this.database);
    return {
      counts: {
        ...(await organisationCounts(this.database, {
          paymentsFrom: organisationDayStart(paymentsFrom, 0),
          lowThreshold: stock.lowThreshold,
        })),
        failedJobs: failed,
        refusedMails: refused,
        heldMails: held,
      },
      droppedMails: await this.strangers.droppedToday(),
      waitingCampaigns: await waitingCampaigns(this.database),
      backup: await this.backup(now),
    };
  }

  /** A trial on this machine needs no backup, but one that was made must not become old. */
  private async backup(now: Date): Promise<BackupWire> {
    const { takenAt, testedAt } = await readBackups(this.database);
    const isOverdue =
      takenAt === null
        ? !isLocalOrigin(this.config.http.webOrigin)
        : now.getTime() - takenAt.getTime() > serverLimits.backupHours * msPerHour;
    return { takenAt: takenAt?.toISOString() ?? null, testedAt: testedAt?.toISOString() ?? null, isOverdue };
  }
}

const noAttention = { counts: {}, droppedMails: 0, waitingCampaigns: [], backup: null };
