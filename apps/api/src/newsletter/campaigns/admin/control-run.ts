import { Injectable } from '@nestjs/common';
import {
  type CampaignRunWire,
  CampaignStatus,
  type CampaignWire,
  type DeliveryWire,
  type Locale,
  type Page,
  patterns,
  type PauseReason,
} from '@dronesoccer/contracts';
import { Config } from '../../../config/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Executor, pageOf, type Tx, type RequestedPage } from '../../../platform/database/index.js';
import { AppError, notFound } from '../../../platform/errors/index.js';
import { CheckCampaign } from '../checks/check-campaign.js';
import { presentCampaign, presentRun } from './edit/campaigns.presenter.js';
import { checkedCampaign } from './edit/read-campaigns.js';
import { campaignById, type CampaignRow, figuresOfOne, lockCampaign } from './edit/campaigns.queries.js';
import { type DeliveryConditions, findDeliveries, sendAgain } from '../sending/deliveries.queries.js';
import { presentDelivery } from '../sending/deliveries.presenter.js';
import { cancelBefore, cancelRest, pause, resendUnknown, resume, setPace, startNow } from '../sending/run.queries.js';

interface Step {
  /** The action in the audit log, without its prefix: `paused` becomes `campaign.paused`. */
  action: string;
  after?: object;
}

/**
 * The controls for a campaign that is being sent or is about to be. Of two concurrent calls, the second sees the result
 * of the first.
 */
@Injectable()
export class ControlRun {
  private readonly emailsPerSecond: number;

  constructor(
    config: Config,
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly audit: Audit,
    private readonly checks: CheckCampaign,
  ) {
    this.emailsPerSecond = config.newsletter.emailsPerSecond;
  }

  /**
   * Starts sending. The call is idempotent: it does not change a campaign that is being sent or was sent.
   *
   * @param version the version that the administrator saw; if absent, the current one
   * @throws AppError NEWS_008, NEWS_013, NEWS_014 if it was cancelled, NEWS_015 with the current state if it has
   * changed
   */
  async send(actorId: string, id: string, version: number | undefined, locale: Locale): Promise<CampaignWire> {
    const read = await this.read(id);
    if (read.sendStartedAt === null && read.status !== CampaignStatus.CANCELLED) {
      await this.checks.refuseBlocked({ ...checkedCampaign(read), leavesAt: null }, locale);
    }
    return this.database.transaction(async (tx) => {
      // Send only the version that was checked.
      const isAsRead = version === undefined || version === read.version;
      if (isAsRead && (await startNow(tx, id, read.version, this.clock.now()))) {
        await this.record(tx, actorId, id, { action: 'sent' });
      }
      const whole = await this.whole(tx, id, locale);
      if (whole.status === CampaignStatus.CANCELLED) throw new AppError('NEWS_014');
      if ((whole.run?.startedAt ?? null) === null) throw new AppError('NEWS_015', { data: whole });
      return whole;
    });
  }

  /** @throws AppError NEWS_008, NEWS_014 if the campaign has ended */
  cancel(actorId: string, id: string, locale: Locale): Promise<CampaignWire> {
    return this.database.transaction(async (tx) => {
      const { sendStartedAt } = await this.held(tx, id);
      const now = this.clock.now();
      const done = sendStartedAt === null ? await cancelBefore(tx, id, now) : await cancelRest(tx, id, now);
      if (!done) throw new AppError('NEWS_014');
      await this.record(tx, actorId, id, { action: 'cancelled' });
      return this.whole(tx, id, locale);
    });
  }

  /** @throws AppError NEWS_008, NEWS_014 unless the campaign is being sent */
  pause(actorId: string, id: string): Promise<CampaignRunWire> {
    return this.step(actorId, id, { action: 'paused' }, (tx) =>
      pause(tx, id, 'person' satisfies PauseReason, this.clock.now()),
    );
  }

  /**
   * Continues where the run was paused. A campaign that was put on hold at its time starts in the version that was
   * checked.
   *
   * @throws AppError NEWS_008, NEWS_013, NEWS_014 unless it is paused
   */
  async resume(actorId: string, id: string, locale: Locale): Promise<CampaignRunWire> {
    const read = await this.read(id);
    const isHeld = read.pausedAt !== null && read.sendStartedAt === null;
    if (isHeld) await this.checks.refuseBlocked(checkedCampaign(read), locale);
    return this.step(actorId, id, { action: 'resumed' }, (tx, { pausedAt }) => {
      if (pausedAt === null) return Promise.resolve(false);
      const now = this.clock.now();
      return isHeld ? startNow(tx, id, read.version, now) : resume(tx, id, now);
    });
  }

  /** @throws AppError NEWS_008, NEWS_014 if the campaign has ended */
  pace(actorId: string, id: string, perSecond: number): Promise<CampaignRunWire> {
    const step = { action: 'paced', after: { perSecond } };
    return this.step(actorId, id, step, (tx) => setPace(tx, id, perSecond, this.clock.now()));
  }

  /** @throws AppError NEWS_008, NEWS_014 unless all of the deliveries are unknown */
  resend(actorId: string, id: string, deliveries: readonly string[]): Promise<CampaignRunWire> {
    const deliveryIds = [...new Set(deliveries.map((one) => one.toLowerCase()))];
    const areIds = deliveryIds.every((one) => patterns.uuid.test(one));
    return this.step(actorId, id, { action: 'resent', after: { deliveries: deliveryIds } }, async (tx) => {
      const now = this.clock.now();
      if (!areIds || (await sendAgain(tx, id, deliveryIds, now)) !== deliveryIds.length) return false;
      return resendUnknown(tx, id, now);
    });
  }

  /** @throws AppError NEWS_008, NEWS_014 if there is no run yet */
  async run(id: string): Promise<CampaignRunWire> {
    const run = await this.runOf(this.database, await this.read(id));
    if (run === null) throw new AppError('NEWS_014');
    return run;
  }

  /** @throws AppError NEWS_008 */
  async deliveries(wanted: DeliveryConditions & RequestedPage, locale: Locale): Promise<Page<DeliveryWire>> {
    const { page, pageSize, ...conditions } = wanted;
    await this.read(wanted.campaignId);
    return pageOf(
      { page, pageSize },
      (slice) => findDeliveries(this.database, conditions, slice),
      (row) => presentDelivery(row, locale),
    );
  }

  /** @param work returns false if the campaign's state does not allow the step */
  private step(
    actorId: string,
    id: string,
    step: Step,
    work: (tx: Tx, held: CampaignRow) => Promise<boolean>,
  ): Promise<CampaignRunWire> {
    return this.database.transaction(async (tx) => {
      if (!(await work(tx, await this.held(tx, id)))) throw new AppError('NEWS_014');
      await this.record(tx, actorId, id, step);
      const row = await this.held(tx, id);
      return (await this.runOf(tx, row)) ?? this.notBegun(row);
    });
  }

  private async read(id: string): Promise<CampaignRow> {
    const row = await campaignById(this.database, id);
    if (row === null) throw notFound('NEWS_008');
    return row;
  }

  private async held(tx: Tx, id: string): Promise<CampaignRow> {
    const row = await lockCampaign(tx, id);
    if (row === null) throw notFound('NEWS_008');
    return row;
  }

  private record(tx: Tx, actorId: string, id: string, { action, after }: Step): Promise<void> {
    const subject = { subjectType: 'campaign', subjectId: id };
    return this.audit.write(tx, { actorId, action: `campaign.${action}`, ...subject, ...(after && { after }) });
  }

  private async whole(tx: Tx, id: string, locale: Locale): Promise<CampaignWire> {
    const [row, figures] = [await this.held(tx, id), await figuresOfOne(tx, id)];
    return presentCampaign(row, { figures, locale, emailsPerSecond: this.emailsPerSecond });
  }

  private async runOf(executor: Executor, row: CampaignRow): Promise<CampaignRunWire | null> {
    const figures = await figuresOfOne(executor, row.id);
    return presentRun(row, { figures, emailsPerSecond: this.emailsPerSecond });
  }

  /** The run of a campaign whose rate is set in advance. */
  private notBegun({ perSecond }: CampaignRow): CampaignRunWire {
    return {
      ...{ startedAt: null, pausedAt: null, pauseReason: null, cancelledAt: null, endedAt: null },
      counts: { pending: 0, sending: 0, sent: 0, failed: 0, unknown: 0, skipped: 0 },
      perSecond: perSecond ?? this.emailsPerSecond,
    };
  }
}
