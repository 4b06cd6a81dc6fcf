import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { Payables } from '../payments/index.js';
import { Holds } from './holds.js';
import { payableOf } from './payable-of.js';
import type { Sale, SaleRow } from './sale.js';
import type { SaleJobs } from './sale-jobs.js';
import { adoptGuestRow, adoptGuestRows } from './sale-rows.js';

/** Connects each kind of sale to payments and runs its jobs. */
@Injectable()
export class Sales {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly payables: Payables,
    private readonly holds: Holds,
  ) {}

  /**
   * Takes payments for a kind of sale, ends its holds with a job each and a sweep, and assigns guest sales to the account
   * with the same verified email address. Call this method once per kind, in `onModuleInit`.
   *
   * @throws Error if another feature already takes payments for this kind
   */
  register<Noun extends string, Row extends SaleRow>(sale: Sale<Row>, jobs: SaleJobs<Noun>): void {
    this.payables.register(payableOf(sale));
    this.jobs.handle(jobs.expire, (data) => this.holds.expire(sale, jobs.idOf(data)));
    this.jobs.repeat(jobs.sweep, '* * * * *', () => this.holds.expireAllOverdue(sale));
    this.jobs.handle(jobs.adoptAll, (account) => adoptGuestRows(this.database, sale, account, this.clock.now()));
    this.jobs.handle(jobs.adopt, (data) => adoptGuestRow(this.database, sale, jobs.idOf(data), this.clock.now()));
  }
}
