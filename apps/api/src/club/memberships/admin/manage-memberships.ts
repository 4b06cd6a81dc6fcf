import { Injectable } from '@nestjs/common';
import { type Locale, type MembershipAdminWire, type ReceivedBody } from '@dronesoccer/contracts';
import { toDollars } from '@dronesoccer/domain';
import { provinceZone } from '@dronesoccer/domain/calendar';
import { SubjectPayments } from '../../../money/payments/index.js';
import { UserAccounts } from '../../../people/users/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { activeOf, lockMembership, membershipById, refundsOf } from '../memberships.queries.js';
import { GrantMembership } from '../join/grant-membership.js';
import { personOf, YoungPeople } from '../join/young-people.js';
import { planById } from '../plans.queries.js';
import { termAfter } from '../settle/settle-membership.js';
import { presentDetails } from './memberships.presenter.js';
import { eventsOf } from './memberships.queries.js';

/** Shows memberships in the dashboard, gives them free of charge and retries their refused refunds. */
@Injectable()
export class ManageMemberships {
  constructor(
    private readonly accounts: UserAccounts,
    private readonly audit: Audit,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly grants: GrantMembership,
    private readonly idempotency: Idempotency,
    private readonly payments: SubjectPayments,
    private readonly young: YoungPeople,
  ) {}

  /** @throws AppError MEMB_001 */
  async get(id: string, locale: Locale): Promise<MembershipAdminWire> {
    const [membership, refunds, events] = await Promise.all([
      membershipById(this.database, id),
      refundsOf(this.database, id),
      eventsOf(this.database, id),
    ]);
    if (membership === null) throw new AppError('MEMB_001');
    return presentDetails(membership, { refunds, events }, locale);
  }

  /**
   * Retries a refund that the provider refused.
   *
   * @throws AppError MEMB_001, REFUND_001, REFUND_002, PAY_002 if the money was refunded another way meanwhile, PAY_010
   * while the payment is disputed
   */
  async retryRefund(actorId: string, id: string, refundId: string): Promise<void> {
    await this.database.transaction(async (tx) => {
      if ((await lockMembership(tx, id)) === null) throw new AppError('MEMB_001');
      const { amountCents } = await this.payments.retry(tx, id, refundId);
      await this.audit.write(tx, {
        actorId,
        action: 'membership.refund-retried',
        subjectType: 'membership',
        subjectId: id,
        after: { refundId, amount: toDollars(amountCents) },
      });
    });
  }

  /**
   * Gives an account, or one of its children, a year free of charge, also of a plan that is not offered. A running
   * membership of the same person is continued.
   *
   * @returns the membership's id
   * @throws AppError MEMB_010 for an unknown plan, MEMB_011 for an unknown account, and as `YoungPeople`
   */
  async give(actorId: string, body: ReceivedBody<'memberships.admin.give'>, repeat: Repeatable): Promise<string> {
    const { id } = await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => ({ id: await this.giveIn(tx, actorId, body) })),
    );
    return id;
  }

  private async giveIn(tx: Tx, actorId: string, gift: ReceivedBody<'memberships.admin.give'>): Promise<string> {
    const { userId, planId, province, reason } = gift;
    const account = await this.accounts.lock(tx, userId, 'exclusive');
    if (account === null) throw new AppError('MEMB_011');
    const plan = await planById(tx, planId);
    if (plan === null) throw new AppError('MEMB_010');
    const at = this.clock.now();
    const person = await personOf(tx, userId, gift);
    await this.young.check(tx, account, plan, { ...gift, ...person, at, from: null, isGift: true });
    const { childId } = person;
    const term = termAfter(await activeOf(tx, userId, childId), { timeZone: provinceZone(province) }, at);
    const id = await this.grants.grant(tx, account, { planId, childId, province, term, reason, actorId, at });
    const after = { userId, planId, childId, reason };
    await this.audit.write(tx, {
      actorId,
      action: 'membership.given',
      subjectType: 'membership',
      subjectId: id,
      after,
    });
    return id;
  }
}
