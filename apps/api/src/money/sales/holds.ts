import { Injectable } from '@nestjs/common';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { sweepEach } from '../../platform/jobs/index.js';
import type { Sale } from './sale.js';
import { overdueIds } from './sale-rows.js';

/** The most expired holds of a kind that one sweep ends. The next sweep follows a minute later. */
const sweepSize = 200;

/** Ends the holds of unpaid sales. */
@Injectable()
export class Holds {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
  ) {}

  /** Ends an expired hold. A sale that was meanwhile paid, cancelled or held again stays unchanged. */
  async expire(sale: Sale, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      const row = await sale.lock(tx, id);
      if (row !== null && row.holdExpiresAt <= this.clock.now()) await sale.expire(tx, row);
    });
  }

  async expireAllOverdue(sale: Sale): Promise<void> {
    const overdue = await overdueIds(this.database, sale, this.clock.now(), sweepSize);
    await sweepEach(overdue, (id) => this.expire(sale, id));
  }
}
