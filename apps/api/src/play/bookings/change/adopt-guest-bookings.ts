import { Injectable, type OnModuleInit } from '@nestjs/common';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { adoptGuestRow, adoptGuestRows } from '../../../money/payments/index.js';
import { adoptBooking, adoptBookingsOfAccount } from '../bookings.jobs.js';
import { bookingTable } from '../bookings.queries.js';

/**
 * Assigns guest bookings to the account with the same email address. The address must be verified, because anyone can
 * type it.
 */
@Injectable()
export class AdoptGuestBookings implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
  ) {}

  onModuleInit(): void {
    this.jobs.handle(adoptBookingsOfAccount, (account) =>
      adoptGuestRows(this.database, bookingTable, account, this.clock.now()),
    );
    this.jobs.handle(adoptBooking, ({ bookingId }) =>
      adoptGuestRow(this.database, bookingTable, bookingId, this.clock.now()),
    );
  }
}
