import { Injectable, type OnModuleInit } from '@nestjs/common';
import { limits, MembershipEventKind, MembershipStatus } from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import { UserAccounts } from '../../../people/users/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { Jobs, sweepEach } from '../../../platform/jobs/index.js';
import { activeOfErasedChildren } from '../child-memberships.queries.js';
import { membershipExpiry } from '../memberships.jobs.js';
import { activeUntil, addEvent, lockMembership } from '../memberships.queries.js';
import { MemberStatus } from './member-status.js';
import { graceEndOf, isOfErasedChild, SettleMembership } from './settle-membership.js';
import { WithdrawMembership } from './withdraw-membership.js';

/** The most memberships that one run expires. The next run follows an hour later. */
const runSize = 500;

/** The reason that the timeline shows to staff. */
const childErased = 'The child’s account was erased';

/**
 * Expires the memberships whose grace is over, ends those of children whose profile was erased, and begins family plans
 * that were bought before their first day.
 */
@Injectable()
export class ExpireMemberships implements OnModuleInit {
  constructor(
    private readonly accounts: UserAccounts,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly jobs: Jobs,
    private readonly members: MemberStatus,
    private readonly settle: SettleMembership,
    private readonly withdrawal: WithdrawMembership,
  ) {}

  onModuleInit(): void {
    this.jobs.repeat(membershipExpiry, '5 * * * *', () => this.run());
  }

  async run(): Promise<void> {
    const now = this.clock.now();
    // No zone is a whole day ahead of UTC. The exact end is computed in the zone of each membership, below.
    const day = addDays(now.toISOString().slice(0, 10), 1 - limits.membershipGraceDays);
    const today = now.toISOString().slice(0, 10);
    const { database, members } = this;
    const sweeps = [
      async () => sweepEach(await activeUntil(database, day, runSize), ({ id }) => this.expire(id, now)),
      async () =>
        sweepEach(await activeOfErasedChildren(database, runSize), ({ id }) => this.endOfErasedChild(id, now)),
      async () => sweepEach(await members.familiesToBegin(database, today, runSize), (id) => this.begin(id)),
    ];
    await sweepEach(sweeps, (sweep) => sweep());
  }

  /** Makes the family of a holder members on the first day of a family plan that was bought before. */
  private async begin(holderId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      if ((await this.accounts.lock(tx, holderId, 'exclusive')) !== null)
        await this.members.refreshFamily(tx, holderId);
    });
  }

  private async expire(id: string, now: Date): Promise<void> {
    await this.database.transaction(async (tx) => {
      const membership = await lockMembership(tx, id);
      if (membership?.status !== MembershipStatus.ACTIVE || now < graceEndOf(membership)) return;
      await this.settle.finish(tx, membership, MembershipStatus.EXPIRED);
      await addEvent(tx, id, MembershipEventKind.EXPIRED, now);
    });
  }

  /**
   * Refunds an unused membership within the days for it, because its guardian can no longer ask for that. Erasing the
   * account of a former child cannot do this: the guardian's account is always locked before the child's.
   */
  private async endOfErasedChild(id: string, now: Date): Promise<void> {
    await this.database.transaction(async (tx) => {
      const membership = await lockMembership(tx, id);
      if (membership?.status !== MembershipStatus.ACTIVE || !isOfErasedChild(membership)) return;
      const part = { reason: childErased, actorId: null, at: now };
      const amountCents = await this.withdrawal.refundUnused(tx, membership, part);
      await this.settle.finish(tx, membership, MembershipStatus.ENDED, amountCents);
      await addEvent(tx, id, MembershipEventKind.ENDED, now, null, { reason: childErased, amountCents });
    });
  }
}
