import { Injectable } from '@nestjs/common';
import { CancelReason, MembershipStatus } from '@dronesoccer/contracts';
import { membershipTransition } from '@dronesoccer/domain';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { lockMembership, setReminders } from './memberships.queries.js';
import { SettleMembership } from './settle/settle-membership.js';
import { ReadMemberships } from './show/read-memberships.js';

/** Lets members cancel an unpaid membership, and choose whether they are reminded to renew. */
@Injectable()
export class ChangeMembership {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly memberships: ReadMemberships,
    private readonly settle: SettleMembership,
  ) {}

  /** @throws AppError MEMB_001 for another person's membership, MEMB_007 if it does not wait for its payment */
  async cancel(id: string, userId: string): Promise<void> {
    await this.memberships.own(this.database, id, userId);
    await this.database.transaction(async (tx) => {
      const membership = await lockMembership(tx, id);
      const from = membership?.status ?? MembershipStatus.CANCELLED;
      if (membershipTransition({ from, to: MembershipStatus.CANCELLED, who: 'customer' }) === null) {
        throw new AppError('MEMB_007');
      }
      await this.settle.cancel(tx, id, CancelReason.CUSTOMER, this.clock.now());
    });
  }

  /** @throws AppError MEMB_001 for another person's membership */
  async setReminders(id: string, userId: string, wantsReminders: boolean): Promise<void> {
    await this.memberships.own(this.database, id, userId);
    await setReminders(this.database, id, wantsReminders);
  }
}
