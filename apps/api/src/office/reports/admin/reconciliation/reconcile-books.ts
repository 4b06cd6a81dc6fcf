import { Injectable } from '@nestjs/common';
import type { ReconciliationWire } from '@dronesoccer/contracts';
import { Clock } from '../../../../platform/clock/index.js';
import { Database } from '../../../../platform/database/index.js';
import { orderSums } from '../../../../shop/orders/index.js';
import { Payables } from '../../../../money/payments/index.js';
import { presentReconciliation } from './reconciliation.presenter.js';
import { mismatches, moneySums } from './reconciliation.queries.js';

/** Reconciles the ledgers against each other, from one database snapshot. */
@Injectable()
export class ReconcileBooks {
  constructor(
    private readonly database: Database,
    private readonly clock: Clock,
    private readonly payables: Payables,
  ) {}

  async now(): Promise<ReconciliationWire> {
    const { accounts } = this.payables;
    const [found, orders, money] = await this.database.snapshot(
      async (tx) => [await mismatches(tx, accounts), await orderSums(tx), await moneySums(tx, accounts)] as const,
    );
    return presentReconciliation({ found, orders, money }, this.clock.now());
  }
}
