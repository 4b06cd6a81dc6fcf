import { Injectable } from '@nestjs/common';
import { isMinorOn } from '@dronesoccer/domain';
import { UserAccounts } from '../../people/users/index.js';
import type { Caller, Visitor } from '../../platform/access/index.js';
import { Clock } from '../../platform/clock/index.js';
import { Database, type Tx } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';
import { MemberStatus } from '../memberships/index.js';
import { recordMinor } from '../waivers/index.js';
import { lockAccount } from './family-locks.js';
import {
  adultsOf,
  childrenOf,
  type ChildRow,
  deleteAdultInvitations,
  deleteInvitation,
  deleteMember,
  giveChildAccount,
  holderOf,
  insertMember,
  type InvitationView,
  isFormerChild,
} from './families.queries.js';
import { ReadFamily } from './read-family.js';

/** Lets an invited person join a family and leave it. The holder of the family is always locked first. */
@Injectable()
export class JoinFamily {
  constructor(
    private readonly accounts: UserAccounts,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly family: ReadFamily,
    private readonly members: MemberStatus,
  ) {}

  /**
   * Accepts an invitation: an adult joins the family, a child takes its profile over.
   *
   * @throws AppError FAMI_001 without a valid link, or if the invitation or its holder's family has ended; FAMI_007 if
   * the family plan no longer runs; FAMI_009 if the account is in a family; FAMI_010 if it is the holder's own account,
   * or another child's
   */
  async accept(id: string, { id: userId }: Caller, visitor: Pick<Visitor, 'token'>): Promise<void> {
    const { holderId } = await this.family.opened(this.database, id, visitor);
    if (holderId === userId) throw new AppError('FAMI_010');
    await this.database.transaction(async (tx) => {
      await lockAccount(this.accounts, tx, holderId);
      await lockAccount(this.accounts, tx, userId);
      const invitation = await this.family.opened(tx, id, visitor);
      if (!(await deleteInvitation(tx, id, holderId))) throw new AppError('FAMI_001');
      if (invitation.child === null) await this.join(tx, invitation, userId);
      else await this.takeOver(tx, invitation, { child: invitation.child, userId });
      await this.members.refresh(tx, userId);
    });
  }

  /** Ends the account's place in a family, or does nothing if it has none. */
  async leave(userId: string): Promise<void> {
    const holder = await holderOf(this.database, userId);
    if (holder !== null) await this.remove(holder.id, userId);
  }

  /** @throws AppError FAMI_001 if the account is not in the family */
  async remove(holderId: string, userId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      await lockAccount(this.accounts, tx, holderId);
      const adult = await this.accounts.lock(tx, userId, 'exclusive');
      if (adult !== null) await this.members.noteUse(tx, userId);
      if (adult === null || !(await deleteMember(tx, userId, holderId))) throw new AppError('FAMI_001');
      await this.members.refresh(tx, userId);
    });
  }

  private async join(tx: Tx, { holderId }: InvitationView, userId: string): Promise<void> {
    // A holder who has joined another family no longer invites anyone.
    if ((await holderOf(tx, holderId)) !== null) throw new AppError('FAMI_001');
    if (!(await this.members.hasFamilyPlan(tx, holderId))) throw new AppError('FAMI_007');
    // The holder of another family would make its adults members of two.
    const holdsFamily = (await adultsOf(tx, userId)).length > 0;
    const added = !holdsFamily && (await insertMember(tx, { userId, holderId, joinedAt: this.clock.now() }));
    if (!added) throw new AppError('FAMI_009');
    await deleteAdultInvitations(tx, userId);
  }

  private async takeOver(
    tx: Tx,
    { holderEmail: guardianEmail }: InvitationView,
    { child, userId }: { child: ChildRow; userId: string },
  ): Promise<void> {
    const isParent = (await childrenOf(tx, userId)).length > 0;
    if (isParent || (await isFormerChild(tx, userId))) throw new AppError('FAMI_010');
    if (!(await giveChildAccount(tx, child.id, userId))) throw new AppError('FAMI_001');
    const at = this.clock.now();
    const { birthDate } = child;
    if (isMinorOn(birthDate, at.toISOString().slice(0, 10))) {
      await recordMinor(tx, { userId, birthDate, guardianEmail, at, isConfirmed: true });
    }
  }
}
