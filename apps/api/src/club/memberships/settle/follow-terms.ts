import { Injectable, type OnModuleInit } from '@nestjs/common';
import { limits, MembershipEventKind, MembershipStatus } from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { followTerms } from '../memberships.jobs.js';
import { activeUntil, addEvent, lockMembership } from '../memberships.queries.js';
import { graceEndOf, SettleMembership } from './settle-membership.js';

/** The most memberships that one run expires. The next run follows an hour later. */
const runSize = 500;

/** Expires the memberships whose grace is over. */
@Injectable()
export class FollowTerms implements OnModuleInit {
  constructor(
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly settle: SettleMembership,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat(followTerms, '5 * * * *', () => this.run());
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    // No zone is a whole day ahead of UTC. The exact end is computed in the zone of each membership, below.
    const day = addDays(now.toISOString().slice(0, 10), 1 - limits.membershipGraceDays);
    for (const { id } of await activeUntil(this.database, day, runSize)) await this.expire(id, now);
  }

  private async expire(id: string, now: Date): Promise<void> {
    await this.database.transaction(async (tx) => {
      const membership = await lockMembership(tx, id);
      if (membership?.status !== MembershipStatus.ACTIVE || now < graceEndOf(membership)) return;
      await this.settle.finish(tx, membership, MembershipStatus.EXPIRED);
      await addEvent(tx, id, MembershipEventKind.EXPIRED, now);
    });
  }
}
