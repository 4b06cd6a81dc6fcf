import { Injectable } from '@nestjs/common';
import { MembershipStatus, PlanKind } from '@dronesoccer/contracts';
import { UserAccounts } from '../../../people/users/index.js';
import type { Executor, Tx } from '../../../platform/database/index.js';

const activeMemberships = `SELECT 1 FROM memberships m JOIN membership_plans p ON p.id = m.plan_id
  WHERE m.status = ${MembershipStatus.ACTIVE}`;

/** Decides who has the role and the price of a member: the account that pays, and the family of the holder of a family plan. */
@Injectable()
export class MemberStatus {
  constructor(private readonly accounts: UserAccounts) {}

  /** Returns whether a family plan of the account runs, with its grace. */
  async hasFamilyPlan(executor: Executor, holderId: string): Promise<boolean> {
    const [row] = await executor.query<{ has: boolean }>(
      `SELECT EXISTS (${activeMemberships} AND p.kind = ${PlanKind.FAMILY} AND m.user_id = $1::uuid) AS has`,
      [holderId],
      'member-has-family-plan',
    );
    return row?.has ?? false;
  }

  /**
   * Gives the account the role and the price of a member, or takes both away, and returns which. The transaction must
   * have locked the account.
   */
  async refresh(tx: Tx, userId: string): Promise<boolean> {
    const [row] = await tx.query<{ is: boolean }>(
      `SELECT EXISTS (${activeMemberships} AND (m.user_id = $1::uuid OR p.kind = ${PlanKind.FAMILY} AND m.user_id IN
         (SELECT holder_id FROM family_members WHERE user_id = $1::uuid
          UNION SELECT guardian_id FROM children WHERE account_id = $1::uuid))) AS is`,
      [userId],
      'member-refresh',
    );
    const isMember = row?.is ?? false;
    await this.accounts.setMember(tx, userId, isMember);
    return isMember;
  }

  /**
   * Refreshes the account and everyone in its family, and returns whether the account itself is a member. The transaction
   * must have locked the account; the others are locked after it, in the order of their ids.
   */
  async refreshFamily(tx: Tx, holderId: string): Promise<boolean> {
    const others = await tx.query<{ id: string }>(
      `SELECT user_id AS id FROM family_members WHERE holder_id = $1::uuid
       UNION SELECT account_id FROM children WHERE guardian_id = $1::uuid AND account_id IS NOT NULL ORDER BY id`,
      [holderId],
      'member-family',
    );
    for (const { id } of others) {
      if ((await this.accounts.lock(tx, id, 'exclusive')) !== null) await this.refresh(tx, id);
    }
    return this.refresh(tx, holderId);
  }
}
