import { Injectable } from '@nestjs/common';
import { MembershipEventKind, MembershipStatus, type ReceivedBody, RefundKind } from '@dronesoccer/contracts';
import { membershipTransition, toCents } from '@dronesoccer/domain';
import { dayAt } from '@dronesoccer/domain/calendar';
import { assertRefundConfirmed, SubjectPayments } from '../../../money/payments/index.js';
import type { ConfirmedCaller } from '../../../people/auth/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { addEvent, isRenewed, lockMembership } from '../memberships.queries.js';
import { SettleMembership } from '../settle/settle-membership.js';

/** Ends memberships before their last day. */
@Injectable()
export class EndMembership {
  constructor(
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly payments: SubjectPayments,
    private readonly settle: SettleMembership,
  ) {}

  /**
   * Ends an active membership at once and refunds an amount.
   *
   * @throws AppError MEMB_001, MEMB_007 if it is not active, MEMB_019 if a renewal follows, PAY_002 if the amount
   * exceeds what is left of the payments, AUTH_019 above the sum of the settings
   */
  async end(
    caller: ConfirmedCaller,
    id: string,
    { reason, refund }: ReceivedBody<'memberships.admin.end'>,
    repeat: Repeatable,
  ): Promise<void> {
    await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => {
        const membership = await lockMembership(tx, id);
        if (membership === null) throw new AppError('MEMB_001');
        const step = { from: membership.status, to: MembershipStatus.ENDED, who: 'admin' } as const;
        if (membershipTransition(step) === null) throw new AppError('MEMB_007');
        const [actorId, amountCents, at] = [caller.id, toCents(refund), this.clock.now()];
        if (await isRenewed(tx, membership, dayAt(membership.timeZone, at))) throw new AppError('MEMB_019');
        await assertRefundConfirmed(tx, caller, { subjectIds: [id], amountCents });
        if (amountCents > (await this.payments.refundable(tx, id))) throw new AppError('PAY_002');
        // Handing back the whole amount would end a membership that is still active, so this comes first.
        await this.settle.finish(tx, membership, MembershipStatus.ENDED, amountCents);
        const part = { kind: RefundKind.CANCELLED, reason, actorId, at, isHandedBack: true };
        await this.payments.refund(tx, { subjectId: id, amountCents, ...part });
        await addEvent(tx, id, MembershipEventKind.ENDED, at, actorId, { amountCents, reason });
        const after = { refund, reason };
        await this.audit.write(tx, {
          actorId,
          action: 'membership.ended',
          subjectType: 'membership',
          subjectId: id,
          after,
        });
        return null;
      }),
    );
  }
}
