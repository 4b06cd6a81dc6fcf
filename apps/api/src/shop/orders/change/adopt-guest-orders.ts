import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { adoptGuestRow, adoptGuestRows } from '../../../money/payments/index.js';
import { adoptOrder, adoptOrdersOfAccount } from '../orders.jobs.js';
import { orderTable } from '../orders.queries.js';

/**
 * Assigns guest orders to the account with the same email, whether the customer registers later, signs in later, or
 * already has an account. The email must be verified, since anyone can type an address.
 */
@Injectable()
export class AdoptGuestOrders implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(adoptOrdersOfAccount, (account) =>
      adoptGuestRows(this.database, orderTable, account, this.clock.now()),
    );
    this.jobs.handle(adoptOrder, ({ orderId }) => adoptGuestRow(this.database, orderTable, orderId, this.clock.now()));
  }
}
