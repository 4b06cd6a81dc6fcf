import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { ContinuousWork } from '../../../platform/jobs/index.js';
import { Log } from '../../../platform/logging/index.js';
import { markUnanswered, skipRest } from './deliveries.queries.js';
import { Deliver } from './deliver.js';
import { FreezeContent, type RunEmails } from './freeze-content.js';
import { PrepareRecipients } from './prepare-recipients.js';
import { ReportPauses } from './report-pauses.js';
import { finish, holdOverdue, holdToFinish, type RunRow, runsUnderWay } from './run.queries.js';
import { StartScheduled } from './start-scheduled.js';

/** The number of parallel lanes per process: while one records outcomes, the other hands over emails. */
const lanes = 2;
const idleMs = 2_000;
/** The longest wait for a throttled campaign, because its rate may change. */
const longestWaitMs = 1_000;
const sweepEveryMs = 5_000;
/** The time after which an answer is missing. No conversation with a mail server lasts this long. */
const answerWithinMs = 120_000;

/** Processes every campaign from start to end, together with all other worker processes. */
@Injectable()
export class SendCampaigns implements OnModuleInit {
  /** The emails of the campaigns in progress, as this process prepared them. */
  private readonly emails = new Map<string, Promise<RunEmails | null>>();

  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly work: ContinuousWork,
    private readonly scheduled: StartScheduled,
    private readonly recipients: PrepareRecipients,
    private readonly fixing: FreezeContent,
    private readonly deliver: Deliver,
    private readonly pauses: ReportPauses,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.work.add('newsletter.send-campaigns', lanes, () => this.step());
    // The sweep runs beside the lanes, so that an unresponsive mail server cannot delay it.
    this.work.add('newsletter.watch-campaigns', 1, () => this.sweep());
  }

  /**
   * Does one piece of work for each campaign in progress.
   * @returns the milliseconds until there may be more work
   */
  async step(): Promise<number> {
    const now = this.clock.now();
    const runs = await runsUnderWay(this.database, now);
    for (const id of this.emails.keys()) if (!runs.some((run) => run.id === id)) this.emails.delete(id);
    let wait = idleMs;
    for (const run of runs) wait = Math.min(wait, await this.advance(run));
    return wait;
  }

  /** Catches errors, so that a campaign that fails does not block the others. */
  private async advance(run: RunRow): Promise<number> {
    try {
      if (await this.piece(run)) return 0;
      const untilNext = (run.nextAt?.getTime() ?? 0) - this.clock.now().getTime();
      return untilNext > 0 ? Math.min(untilNext, longestWaitMs) : idleMs;
    } catch (error) {
      this.emails.delete(run.id);
      this.log.warn({ campaignId: run.id, error }, 'a campaign could not go on and will be tried again');
      return idleMs;
    }
  }

  /** @returns whether something was done, so that there may be more to do at once */
  private async piece({
    id,
    scheduledAt,
    startedAt,
    isPrepared,
    isFixed,
    isCancelled,
    nextAt,
  }: RunRow): Promise<boolean> {
    const now = this.clock.now();
    if (startedAt === null && scheduledAt !== null && scheduledAt <= now) return this.scheduled.begin(id);
    if (!isPrepared && (await this.recipients.step(id))) return true;
    if (startedAt === null) return false;
    if (isCancelled || !isPrepared) return this.finish(id);
    if (nextAt !== null && nextAt > now) return false;
    if (!isFixed) await this.fixing.fix(id);
    const emails = await this.emailsOf(id);
    if (emails !== null && (await this.deliver.next(id, emails))) return true;
    return this.finish(id);
  }

  private emailsOf(id: string): Promise<RunEmails | null> {
    const held = this.emails.get(id) ?? this.fixing.emails(id);
    this.emails.set(id, held);
    return held;
  }

  private async finish(id: string): Promise<boolean> {
    const hasEnded = await this.database.transaction(async (tx) => {
      const run = await holdToFinish(tx, id);
      if (run === null) return false;
      const now = this.clock.now();
      if (run.isCancelled) await skipRest(tx, id, now);
      return finish(tx, id, now);
    });
    if (hasEnded) this.log.info({ campaignId: id }, 'a campaign has gone out');
    return hasEnded;
  }

  private async sweep(): Promise<number> {
    const now = this.clock.now();
    const overdue = await this.database.transaction(async (tx) => {
      const paused = await holdOverdue(tx, now);
      await this.pauses.report(tx, paused, 'overdue');
      return paused;
    });
    for (const { id } of overdue) this.log.warn({ campaignId: id }, 'an overdue campaign waits for an administrator');
    const unanswered = await markUnanswered(this.database, new Date(now.getTime() - answerWithinMs), now);
    if (unanswered > 0) this.log.warn({ deliveries: unanswered }, 'the answers for some emails never came');
    return sweepEveryMs;
  }
}
