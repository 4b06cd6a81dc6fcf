import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../platform/database/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { announceArrival, mailNotice, sweepNotices } from './restock-notices.jobs.js';
import { claimNotices } from './restock-notices.queries.js';

/** Requests per transaction: a later batch is queued later, so the first to ask are mailed first, give or take a batch. */
const batch = 50;

/** Everyone who waits is mailed, however few pieces came: nothing is set aside, and the mail says so. */
@Injectable()
export class AnnounceArrival implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(announceArrival, ({ productIds }) => this.announce(productIds));
    this.jobs.repeat(sweepNotices, '* * * * *', () => this.announce(null));
  }

  /** @param productIds null: all products */
  async announce(productIds: readonly string[] | null): Promise<void> {
    while ((await this.queueBatch(productIds)) === batch);
  }

  private queueBatch(productIds: readonly string[] | null): Promise<number> {
    return this.database.transaction(async (tx) => {
      const ids = await claimNotices(tx, productIds, batch);
      await this.jobs.enqueueMany(
        tx,
        mailNotice,
        ids.map((noticeId) => ({ noticeId })),
      );
      return ids.length;
    });
  }
}
