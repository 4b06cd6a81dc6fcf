import { Injectable } from '@nestjs/common';
import type { FailedJobWire, Page, ReceivedQuery } from '@dronesoccer/contracts';
import type { Caller } from '../../../../platform/access/index.js';
import { Audit } from '../../../../platform/audit/index.js';
import { Database, pageOf, type Tx } from '../../../../platform/database/index.js';
import { AppError } from '../../../../platform/errors/index.js';
import { type FailedJob, FailedJobs } from '../../../../platform/jobs/index.js';

/** Lists, retries and dismisses failed jobs for administrators. */
@Injectable()
export class HandleFailedJobs {
  constructor(
    private readonly database: Database,
    private readonly audit: Audit,
    private readonly jobs: FailedJobs,
  ) {}

  list({ reason, ...page }: ReceivedQuery<'reports.failedJobs.admin.list'>): Promise<Page<FailedJobWire>> {
    return pageOf(page, (slice) => this.jobs.list(this.database, { reason }, slice), present);
  }

  /** @throws AppError JOB_001 if the job is not, or no longer, on the list */
  async retry({ id: actorId }: Caller, id: string): Promise<void> {
    await this.handle(actorId, id, 'job.retried', (tx) => this.jobs.retry(tx, id));
  }

  /** @throws AppError JOB_001 if the job is not, or no longer, on the list */
  async dismiss({ id: actorId }: Caller, id: string): Promise<void> {
    await this.handle(actorId, id, 'job.dismissed', (tx) => this.jobs.dismiss(tx, id));
  }

  private async handle(
    actorId: string,
    id: string,
    action: string,
    run: (tx: Tx) => Promise<string | null>,
  ): Promise<void> {
    await this.database.transaction(async (tx) => {
      const job = await run(tx);
      if (job === null) throw new AppError('JOB_001');
      await this.audit.write(tx, { actorId, action, subjectType: 'job', subjectId: id, before: { job } });
    });
  }
}

const present = ({ enqueuedAt, failedAt, ...job }: FailedJob): FailedJobWire => ({
  id: job.id,
  title: job.title,
  reason: job.reason,
  recipient: job.recipient,
  subject: job.subject,
  enqueuedAt: enqueuedAt.toISOString(),
  failedAt: failedAt.toISOString(),
  tries: job.tries,
  message: job.message,
});
