import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Database } from '../../../../platform/database/index.js';
import { defineJob, Jobs } from '../../../../platform/jobs/index.js';
import { Log } from '../../../../platform/logging/index.js';
import { Payables } from '../../../../money/payments/index.js';
import { mismatches } from './reconciliation.queries.js';

/** The job keeps its name from when only orders were sold, so that the previous release does not run a second check. */
const checkBooks = defineJob<Record<string, never>>('orders.check-books', {
  title: { en: 'Nightly reconciliation', fr: 'Rapprochement nocturne' },
});

/** Checks the books every night, so that a mistake reaches the operator's log before it reaches a customer's inbox. */
@Injectable()
export class ReconciliationJobs implements OnModuleInit {
  constructor(
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly payables: Payables,
    private readonly log: Log,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat(checkBooks, '20 8 * * *', () => this.check());
  }

  private async check(): Promise<void> {
    const found = await mismatches(this.database, this.payables.accounts);
    if (found.length > 0) this.log.error({ mismatches: found }, 'the books do not add up');
  }
}
