import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { announceArrival, mailNotice, sweepNotices } from './restock-notices.jobs.js';
import { claimNotices } from './restock-notices.queries.js';

/**
 * The number of requests per transaction. Later batches are queued later, so emails are sent roughly in the order of
 * the requests.
 */
const batch = 50;

/** Emails everyone who waits, however few pieces arrived: nothing is reserved, and the email says so. */
@Injectable()
export class AnnounceArrival implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly clock: Clock,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(announceArrival, ({ productIds }) => this.announce(productIds));
    this.jobs.repeat(sweepNotices, '* * * * *', () => this.announce(null));
  }

  /** @param productIds null for all products */
  async announce(productIds: readonly string[] | null): Promise<void> {
    while ((await this.queueBatch(productIds)) === batch);
  }

  private queueBatch(productIds: readonly string[] | null): Promise<number> {
    return this.database.transaction(async (tx) => {
      const ids = await claimNotices(tx, productIds, batch, this.clock.now());
      await this.jobs.enqueueMany(
        tx,
        mailNotice,
        ids.map((noticeId) => ({ noticeId })),
      );
      return ids.length;
    });
  }
}
