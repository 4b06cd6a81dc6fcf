import { Injectable } from '@nestjs/common';
import {
  type Locale,
  type MembershipAdminWire,
  MembershipEventKind,
  MembershipStatus,
  type ReceivedBody,
  type ReceivedQuery,
  RefundKind,
} from '@dronesoccer/contracts';
import { membershipTransition, toCents } from '@dronesoccer/domain';
import { provinceZone } from '@dronesoccer/domain/calendar';
import { assertRefundConfirmed, SubjectPayments } from '../../../money/payments/index.js';
import type { ConfirmedCaller } from '../../../people/auth/index.js';
import { UserAccounts } from '../../../people/users/index.js';
import { Audit } from '../../../platform/audit/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, openList, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { CsvFile } from '../../../platform/http/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { activeOf, addEvent, lockMembership, membershipById } from '../memberships.queries.js';
import { GrantMembership } from '../join/grant-membership.js';
import { planById } from '../plans.queries.js';
import { SettleMembership, termAfter } from '../settle/settle-membership.js';
import { exportColumns, presentDetails } from './memberships.presenter.js';
import { eventsOf, membershipList } from './memberships.queries.js';

/** Shows memberships in the dashboard, gives them free of charge and ends them. */
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
    private readonly settle: SettleMembership,
  ) {}

  /** @throws AppError MEMB_012 if no membership matches */
  export(filter: ReceivedQuery<'memberships.admin.export'>, locale: Locale): Promise<CsvFile> {
    return CsvFile.of({
      name: locale === 'fr' ? 'adhesions' : 'memberships',
      columns: exportColumns(locale),
      rows: openList(this.database, membershipList, { ...filter, sort: 'newest' }),
      whenEmpty: 'MEMB_012',
    });
  }

  /** @throws AppError MEMB_001 */
  async get(id: string, locale: Locale): Promise<MembershipAdminWire> {
    const [membership, events] = await Promise.all([membershipById(this.database, id), eventsOf(this.database, id)]);
    if (membership === null) throw new AppError('MEMB_001');
    return presentDetails(membership, events, locale);
  }

  /**
   * Gives an account a year free of charge, also of a plan that is not offered. A running membership is continued.
   *
   * @returns the membership's id
   * @throws AppError MEMB_010 for an unknown plan, MEMB_011 for an unknown account
   */
  async give(actorId: string, body: ReceivedBody<'memberships.admin.give'>, repeat: Repeatable): Promise<string> {
    const { id } = await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => ({ id: await this.giveIn(tx, actorId, body) })),
    );
    return id;
  }

  private async giveIn(
    tx: Tx,
    actorId: string,
    { userId, planId, province, reason }: ReceivedBody<'memberships.admin.give'>,
  ): Promise<string> {
    const account = await this.accounts.lock(tx, userId, 'exclusive');
    if (account === null) throw new AppError('MEMB_011');
    const plan = await planById(tx, planId);
    if (plan === null) throw new AppError('MEMB_010');
    const at = this.clock.now();
    const term = termAfter(await activeOf(tx, userId, null), { timeZone: provinceZone(province) }, at);
    const id = await this.grants.grant(tx, account, { planId, province, term, reason, actorId, at });
    await this.record(tx, { actorId, action: 'membership.given', id, after: { userId, planId, reason } });
    return id;
  }

  /**
   * Ends an active membership at once and refunds an amount.
   *
   * @throws AppError MEMB_001, MEMB_007 if it is not active, PAY_002 if the amount exceeds what is left of the payments,
   * AUTH_019 above the sum of the settings
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
        await assertRefundConfirmed(tx, caller, { subjectIds: [id], amountCents });
        const part = { kind: RefundKind.CANCELLED, reason, actorId, at, isHandedBack: true };
        await this.payments.refund(tx, { subjectId: id, amountCents, ...part });
        await this.settle.finish(tx, membership, MembershipStatus.ENDED, amountCents);
        await addEvent(tx, id, MembershipEventKind.ENDED, at, actorId, { amountCents, reason });
        await this.record(tx, { actorId, action: 'membership.ended', id, after: { refund, reason } });
        return null;
      }),
    );
  }

  private record(
    tx: Tx,
    { actorId, action, id, after }: { actorId: string; action: string; id: string; after: object },
  ): Promise<void> {
    return this.audit.write(tx, { actorId, action, subjectType: 'membership', subjectId: id, after });
  }
}
