import { Injectable, type OnModuleInit } from '@nestjs/common';
import { type ReceivedBody, serverLimits } from '@dronesoccer/contracts';
import { hasAgeOn, msPerDay } from '@dronesoccer/domain';
import { UserAccounts } from '../../people/users/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { Housekeeping } from '../../platform/housekeeping/index.js';
import { Jobs } from '../../platform/jobs/index.js';
import { MemberStatus } from '../memberships/index.js';
import { assertNotTooMany, lockAccount } from './family-locks.js';
import { childrenOf, deleteInvitation, holderOf, replaceInvitation } from './families.queries.js';
import { mailFamilyInvitation } from './mails/families.mails.js';

type Invitation = ReceivedBody<'family.invite'>;

/** Lets the holder of a family invite adults, and children who take their profile over. */
@Injectable()
export class InviteToFamily implements OnModuleInit {
  constructor(
    private readonly accounts: UserAccounts,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly housekeeping: Housekeeping,
    private readonly jobs: Jobs,
    private readonly members: MemberStatus,
  ) {}

  onModuleInit(): void {
    this.housekeeping.add({
      table: 'family_invitations',
      column: 'invited_at',
      olderThanMs: serverLimits.familyInvitationDays * msPerDay,
    });
  }

  /**
   * Sends an invitation. It replaces an earlier invitation of the same child or address, whose link ends.
   *
   * @param from the network of the request, for the limit of emails to typed addresses
   * @throws AppError FAMI_001 for an unknown child, FAMI_005 if the family is full, FAMI_007 if no family plan runs,
   * FAMI_008 if the child is too young, FAMI_009 if the holder has joined another family
   */
  async invite(holderId: string, { email, childId }: Invitation, from: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockAccount(this.accounts, tx, holderId);
      const invitedAt = this.clock.now();
      if (childId === null) await this.assertCanInviteAdult(tx, holderId);
      else await assertCanTakeOver(tx, { holderId, childId, day: invitedAt.toISOString().slice(0, 10) });
      const id = await replaceInvitation(tx, { holderId, childId, email, invitedAt });
      await assertNotTooMany(tx, holderId);
      await this.jobs.enqueue(tx, mailFamilyInvitation, { invitationId: id, from });
    });
  }

  /** @throws AppError FAMI_001 if the holder has no such invitation */
  async withdraw(holderId: string, id: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockAccount(this.accounts, tx, holderId);
      if (!(await deleteInvitation(tx, id, holderId))) throw new AppError('FAMI_001');
    });
  }

  private async assertCanInviteAdult(tx: Tx, holderId: string): Promise<void> {
    if ((await holderOf(tx, holderId)) !== null) throw new AppError('FAMI_009');
    if (!(await this.members.hasFamilyPlan(tx, holderId))) throw new AppError('FAMI_007');
  }
}

async function assertCanTakeOver(
  tx: Tx,
  { holderId, childId, day }: { holderId: string; childId: string; day: string },
): Promise<void> {
  const child = (await childrenOf(tx, holderId)).find(({ id }) => id === childId.toLowerCase());
  if (child === undefined || child.accountId !== null) throw new AppError('FAMI_001');
  if (!hasAgeOn(child.birthDate, day, serverLimits.ownAccountAge)) throw new AppError('FAMI_008');
}
