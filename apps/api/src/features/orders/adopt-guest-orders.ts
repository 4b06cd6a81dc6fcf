import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { accountVerified } from '../auth/index.js';
import { adoptOrders } from './orders.queries.js';

/**
 * What a person bought as a guest belongs to the account that they open later. Only once its e-mail is verified:
 * anyone can type an address.
 */
@Injectable()
export class AdoptGuestOrders implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(accountVerified, ({ userId, email }) =>
      adoptOrders(this.database, userId, email, this.clock.now()),
    );
  }
}
