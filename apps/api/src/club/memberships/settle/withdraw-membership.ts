import { Injectable } from '@nestjs/common';
import { MembershipEventKind, MembershipStatus, RefundKind, serverLimits } from '@dronesoccer/contracts';
import { membershipTransition, msPerDay } from '@dronesoccer/domain';
import { dayAt } from '@dronesoccer/domain/calendar';
import { SubjectPayments } from '../../../money/payments/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Executor, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { addEvent, isRenewed, lockMembership, type MembershipRow, wasUsedBefore } from '../memberships.queries.js';
import { MemberBenefits } from './member-benefits.js';
import { MemberStatus } from './member-status.js';
import { isOfErasedChild, SettleMembership } from './settle-membership.js';

/** Refunds a membership that its member does not want after all. */
@Injectable()
export class WithdrawMembership {
  constructor(
    private readonly benefits: MemberBenefits,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly members: MemberStatus,
    private readonly payments: SubjectPayments,
    private readonly settle: SettleMembership,
  ) {}

  /**
   * Returns until when the member can be refunded, or null if no refund is possible. It is not possible if the
   * membership was not paid online, if the days are over, if a renewal follows (which is refunded first), or if the
   * member or a present or former person of the family has used the membership.
   */
  async possibleUntil(executor: Executor, membership: MembershipRow): Promise<Date | null> {
    const { id, userId, paidAt, status, totalCents, givenBackCents, timeZone } = membership;
    if (userId === null || paidAt === null || status !== MembershipStatus.ACTIVE) return null;
    const until = new Date(paidAt.getTime() + serverLimits.membershipRefundDays * msPerDay);
    const isUntouched = totalCents > 0 && givenBackCents === 0;
    const now = this.clock.now();
    if (!isUntouched || now >= until) return null;
    // All memberships of a child whose profile is gone end, so none of them has to end first.
    if (!isOfErasedChild(membership) && (await isRenewed(executor, membership, dayAt(timeZone, now)))) return null;
    // Cash is handed back at the desk, where staff end the membership.
    if ((await this.payments.deskRefundCents(executor, id, totalCents)) > 0) return null;
    if ((await this.payments.refundable(executor, id)) < totalCents) return null;
    if (await wasUsedBefore(executor, id)) return null;
    const people = [{ id: userId, since: paidAt }, ...(await this.members.beneficiariesOf(executor, membership))];
    for (const { id: personId, since } of people) {
      if (await this.benefits.wereUsed(executor, personId, since)) return null;
    }
    return until;
  }

  /**
   * Ends the membership and refunds all of it. The locks of the account and its family make a booking at a member price
   * wait, which then has the regular price; a booking that came first is seen.
   *
   * @throws AppError MEMB_001 for another person's membership, MEMB_007 if it is not active, MEMB_016 if no refund is
   * possible
   */
  async withdraw(id: string, userId: string, repeat: Repeatable): Promise<void> {
    await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        const membership = await lockMembership(tx, id);
        if (membership?.userId !== userId) throw new AppError('MEMB_001');
        const step = { from: membership.status, to: MembershipStatus.ENDED, who: 'customer' } as const;
        if (membershipTransition(step) === null) throw new AppError('MEMB_007');
        await this.members.lockFamily(tx, userId);
        const at = this.clock.now();
        const amountCents = await this.refundUnused(tx, membership, { reason: withdrawn, actorId: userId, at });
        if (amountCents === 0) throw new AppError('MEMB_016');
        await this.settle.finish(tx, membership, MembershipStatus.ENDED, amountCents);
        await addEvent(tx, id, MembershipEventKind.WITHDRAWN, at, null, { amountCents });
        return null;
      }),
    );
  }

  /**
   * Refunds all of a membership that the caller has locked, if the member could ask for it, and returns the cents.
   * Otherwise nothing is refunded, and the result is 0.
   */
  async refundUnused(
    tx: Tx,
    membership: MembershipRow,
    part: { reason: string; actorId: string | null; at: Date },
  ): Promise<number> {
    if ((await this.possibleUntil(tx, membership)) === null) return 0;
    const { id: subjectId, totalCents: amountCents } = membership;
    const kind = RefundKind.CANCELLED;
    await this.payments.refund(tx, { subjectId, amountCents, waitsForDispute: true, kind, ...part });
    return amountCents;
  }
}

/** The reason that the list of refunds shows. */
const withdrawn = 'Refunded at the member’s request';
