import { msPerDay } from '@dronesoccer/domain';
import { Injectable, type OnModuleInit } from '@nestjs/common';
import { limits } from '@dronesoccer/contracts';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { Housekeeping } from '../../platform/housekeeping/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { EmailJobs } from '../../platform/mail/index.js';
import { backInStock } from './mails/restock.mails.js';
import { announceArrival, mailNotice } from './restock-notices.jobs.js';
import { markMailed, putBack, queuedNotice } from './restock-notices.queries.js';
import { StopLinks } from './stop-links.js';

/** Sends the one email that a request asked for. The request then ends. */
@Injectable()
export class MailNotice implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly housekeeping: Housekeeping,
    private readonly emails: EmailJobs,
    private readonly jobs: Jobs,
    private readonly links: StopLinks,
  ) {}

  onModuleInit(): void {
    this.emails.handle(mailNotice, ({ noticeId }) => this.read(noticeId));
    this.housekeeping.add({
      table: 'restock_notices',
      column: 'changed_at',
      olderThanMs: limits.restockNoticeDays * msPerDay,
    });
  }

  private async read(id: string) {
    const notice = await queuedNotice(this.database, id);
    if (notice === null) return null;
    const { email: to, locale, name, slug, productId, isBuyable } = notice;
    if (!isBuyable) {
      await this.waitOn(id, productId);
      return null;
    }
    return {
      ...{ to, locale, template: backInStock, data: { name, slug } },
      unsubscribe: this.links.of(id, locale),
      markSent: () => markMailed(this.database, id, this.clock.now()),
    };
  }

  /**
   * Stock that arrives while the request is put back would still find it queued, so the stock is checked again
   * afterwards.
   */
  private async waitOn(id: string, productId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await putBack(tx, id);
      await this.jobs.enqueue(tx, announceArrival, { productIds: [productId] });
    });
  }
}
