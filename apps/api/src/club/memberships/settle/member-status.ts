import { Injectable } from '@nestjs/common';
import { BookingUserType, MembershipEventKind, MembershipStatus, PlanKind } from '@dronesoccer/contracts';
import { dayAt } from '@dronesoccer/domain/calendar';
import { UserAccounts } from '../../../people/users/index.js';
import { Clock } from '../../../platform/clock/index.js';
import type { Executor, Tx } from '../../../platform/database/index.js';
import { activeOfFormerChild } from '../child-memberships.queries.js';
import { familyAccounts, familyPlansOf } from '../family-memberships.queries.js';
import { addEvent, type MembershipRow } from '../memberships.queries.js';
import { MemberBenefits } from './member-benefits.js';

interface ActiveTerm extends Pick<MembershipRow, 'timeZone'> {
  /** Active memberships have one. */
  firstDay: string | null;
  /** False for the family plan of the family's holder, which serves the family from its first day on. */
  isOwn: boolean;
}

const activeTerms = `m.first_day::text AS "firstDay", m.time_zone AS "timeZone"
  FROM memberships m JOIN membership_plans p ON p.id = m.plan_id WHERE m.status = ${MembershipStatus.ACTIVE}`;

/**
 * Decides who has the role and the price of a member: the account that pays, the family of the holder of a family plan, and
 * the account of a child whose guardian pays for a youth membership.
 */
@Injectable()
export class MemberStatus {
  constructor(
    private readonly accounts: UserAccounts,
    private readonly benefits: MemberBenefits,
    private readonly clock: Clock,
  ) {}

  /**
   * Returns whether a family plan of the account runs, with its grace. A plan that continues another one may not have
   * begun.
   */
  async hasFamilyPlan(executor: Executor, holderId: string): Promise<boolean> {
    return (await this.familyPlan(executor, holderId)).runs;
  }

  /**
   * Returns whether a family plan of the account runs, with its grace, and otherwise the first day of the one that begins
   * next.
   */
  async familyPlan(executor: Executor, holderId: string): Promise<{ runs: boolean; begins: string | null }> {
    const plans = await executor.query<ActiveTerm>(
      `SELECT false AS "isOwn", ${activeTerms} AND p.kind = ${PlanKind.FAMILY} AND m.user_id = $1::uuid
       ORDER BY m.first_day`,
      [holderId],
      'member-family-plans',
    );
    const runs = plans.some((plan) => this.serves(plan));
    return { runs, begins: runs ? null : (plans[0]?.firstDay ?? null) };
  }

  /**
   * Returns the membership of another account through which this account is a member, or null: the youth membership that a
   * guardian pays for it, or else the running family plan of its family's holder.
   */
  async sharedWith(executor: Executor, userId: string): Promise<MembershipRow | null> {
    const ofGuardian = await activeOfFormerChild(executor, userId);
    if (ofGuardian !== null) return ofGuardian;
    const plans = await familyPlansOf(executor, userId);
    return plans.find(({ firstDay, timeZone }) => this.serves({ firstDay, timeZone, isOwn: false })) ?? null;
  }

  /**
   * Gives the account the role and the price of a member, or takes both away, and returns which. The transaction must
   * have locked the account.
   */
  async refresh(tx: Tx, userId: string): Promise<boolean> {
    const memberships = await tx.query<ActiveTerm>(
      `SELECT m.user_id = $1::uuid OR p.kind <> ${PlanKind.FAMILY} AS "isOwn", ${activeTerms}
         AND (m.user_id = $1::uuid OR p.kind = ${PlanKind.FAMILY} AND m.user_id IN
           (SELECT holder_id FROM family_members WHERE user_id = $1::uuid
            UNION SELECT guardian_id FROM children WHERE account_id = $1::uuid)
         OR m.child_id = (SELECT id FROM children WHERE account_id = $1::uuid))`,
      [userId],
      'member-refresh',
    );
    const isMember = memberships.some((membership) => this.serves(membership));
    await this.accounts.setMember(tx, userId, isMember);
    return isMember;
  }

  private serves({ firstDay, timeZone, isOwn }: ActiveTerm): boolean {
    return isOwn || (firstDay !== null && firstDay <= dayAt(timeZone, this.clock.now()));
  }

  /**
   * Returns the holders of active family plans whose first day has come somewhere, and whose families have accounts that
   * are not members yet. The plan was bought while another membership ran, so its payment made only the holder a member.
   *
   * @param day `YYYY-MM-DD` in UTC, which no zone in Canada is ahead of
   */
  async familiesToBegin(executor: Executor, day: string, limit: number): Promise<string[]> {
    const rows = await executor.query<{ id: string }>(
      `SELECT DISTINCT m.user_id AS id FROM memberships m JOIN membership_plans p ON p.id = m.plan_id
       JOIN (SELECT holder_id, user_id FROM family_members
             UNION ALL SELECT guardian_id, account_id FROM children WHERE account_id IS NOT NULL) f ON f.holder_id = m.user_id
       JOIN users u ON u.id = f.user_id
       WHERE m.status = ${MembershipStatus.ACTIVE} AND p.kind = ${PlanKind.FAMILY} AND m.first_day <= $1::date
         AND u.user_type <> ${BookingUserType.MEMBER} ORDER BY id LIMIT $2`,
      [day, limit],
      'member-families-to-begin',
    );
    return rows.map(({ id }) => id);
  }

  /**
   * Returns the accounts that are members through another account's membership, and since when at the earliest: the family
   * of a family plan, and the account that took over the profile of a youth membership's child.
   */
  beneficiariesOf(
    executor: Executor,
    { userId, childId, planKind, paidAt }: Pick<MembershipRow, 'userId' | 'childId' | 'planKind' | 'paidAt'>,
  ): Promise<{ id: string; since: Date }[]> {
    return executor.query(
      `SELECT user_id AS id, GREATEST(joined_at, $4::timestamptz) AS since FROM family_members
         WHERE holder_id = $1::uuid AND $2
       UNION ALL SELECT account_id, $4::timestamptz FROM children
         WHERE guardian_id = $1::uuid AND account_id IS NOT NULL AND ($2 OR id = $3::uuid)`,
      [userId, planKind === PlanKind.FAMILY, childId, paidAt],
      'member-beneficiaries',
    );
  }

  /**
   * Records in the timelines of the memberships of others through which the account is a member whether it has used them.
   * Call it before the account loses this tie: afterwards, no one could tell that the membership was used. The
   * transaction must have locked the account. An entry does not wait for the lock of its membership, whose holder may
   * wait for this account.
   */
  async noteUse(tx: Tx, userId: string): Promise<void> {
    const shared = await tx.query<{ id: string; since: Date }>(
      `SELECT m.id, GREATEST(m.paid_at, f.since) AS since FROM memberships m JOIN membership_plans p ON p.id = m.plan_id
       JOIN (SELECT holder_id, NULL::uuid AS child_id, joined_at AS since FROM family_members WHERE user_id = $1::uuid
             UNION ALL SELECT guardian_id, id, NULL FROM children WHERE account_id = $1::uuid) f ON f.holder_id = m.user_id
       WHERE m.status = ${MembershipStatus.ACTIVE} AND m.paid_at IS NOT NULL
         AND (p.kind = ${PlanKind.FAMILY} OR m.child_id = f.child_id) ORDER BY m.id`,
      [userId],
      'member-shared',
    );
    const at = this.clock.now();
    for (const { id, since } of shared) {
      if (await this.benefits.wereUsed(tx, userId, since)) await addEvent(tx, id, MembershipEventKind.USED, at);
    }
  }

  /**
   * Refreshes the account and everyone in its family, and returns whether the account itself is a member. The transaction
   * must have locked the account.
   */
  async refreshFamily(tx: Tx, holderId: string): Promise<boolean> {
    for (const id of await this.lockFamily(tx, holderId)) await this.refresh(tx, id);
    return this.refresh(tx, holderId);
  }

  /**
   * Locks the other accounts of a family in the order of their ids, and returns these ids. The transaction must have locked
   * the holder before.
   */
  async lockFamily(tx: Tx, holderId: string): Promise<string[]> {
    const locked: string[] = [];
    for (const { id } of await familyAccounts(tx, holderId))
      if ((await this.accounts.lock(tx, id, 'exclusive')) !== null) locked.push(id);
    return locked;
  }
}
