import { Injectable } from '@nestjs/common';
import {
  CancelReason,
  type Locale,
  type MembershipWire,
  MembershipEventKind,
  type ReceivedBody,
} from '@dronesoccer/contracts';
import { type CurrentSettings, SettingsReader } from '../../../money/taxes/index.js';
import { recordAcceptance } from '../../../people/policies/index.js';
import { type UserAccount, UserAccounts } from '../../../people/users/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { membershipJobs } from '../memberships.jobs.js';
import { addEvent, type MembershipRow, unpaidOf } from '../memberships.queries.js';
import { SettleMembership } from '../settle/settle-membership.js';
import { ReadMemberships } from '../show/read-memberships.js';
import { type ChosenPlan, choosePlan, placeMembership } from './place-membership.js';
import { personOf, YoungPeople } from './young-people.js';

type Choice = ReceivedBody<'memberships.join'>;

/** Lets a person choose a plan, for the first time or to renew. */
@Injectable()
export class JoinMembership {
  constructor(
    private readonly accounts: UserAccounts,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly idempotency: Idempotency,
    private readonly jobs: Jobs,
    private readonly memberships: ReadMemberships,
    private readonly settings: SettingsReader,
    private readonly settle: SettleMembership,
    private readonly young: YoungPeople,
  ) {}

  /**
   * Records an unpaid membership. An account has at most one: the same choice again returns it, and another choice
   * replaces it.
   *
   * @param from the network of the request, for the limit of emails to typed addresses
   * @throws AppError MEMB_002 if the plan is not offered, MEMB_006 with the plan's current price, and as
   *   `YoungPeople`
   */
  async join(
    userId: string,
    choice: Choice,
    { locale, from }: { locale: Locale; from: string },
    repeat: Repeatable,
  ): Promise<MembershipWire> {
    const { taxes } = await this.settings.current();
    const { id } = await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => ({
        id: await this.joinIn(tx, userId, choice, { taxes, locale, from }),
      })),
    );
    return this.memberships.get(id, userId, locale);
  }

  private async joinIn(
    tx: Tx,
    userId: string,
    choice: Choice,
    { taxes, locale, from }: Pick<CurrentSettings, 'taxes'> & { locale: Locale; from: string },
  ): Promise<string> {
    const account = await this.accounts.lock(tx, userId, 'exclusive');
    if (account === null) throw new AppError('AUTH_002');
    const now = this.clock.now();
    const person = await personOf(tx, userId, choice);
    const chosen = await choosePlan(tx, choice, { taxes, locale, now });
    await this.young.check(tx, account, chosen.plan, { ...choice, ...person, at: now, from });
    const unpaid = await unpaidOf(tx, userId);
    const isSame = unpaid !== null && isSameChoice(unpaid, chosen, person.childId);
    if (isSame && now < unpaid.holdExpiresAt) return unpaid.id;
    if (unpaid !== null) await this.settle.cancel(tx, unpaid.id, CancelReason.CUSTOMER, now);
    return this.record(tx, account, chosen, { locale, now, childId: person.childId });
  }

  private async record(
    tx: Tx,
    account: UserAccount,
    chosen: ChosenPlan,
    context: { locale: Locale; now: Date; childId: string | null },
  ): Promise<string> {
    const { locale, now: at } = context;
    const { id, holdExpiresAt } = await placeMembership(tx, account, chosen, context);
    await recordAcceptance(tx, { subject: 'membership', subjectId: id, locale, at });
    await addEvent(tx, id, MembershipEventKind.PLACED, at, account.id);
    await this.jobs.enqueue(tx, membershipJobs.expire, { membershipId: id }, { startAfter: holdExpiresAt });
    return id;
  }
}

function isSameChoice(unpaid: MembershipRow, { plan, price, province }: ChosenPlan, childId: string | null): boolean {
  const isSamePlan = unpaid.planId === plan.id && unpaid.province === province && unpaid.totalCents === price.total;
  return isSamePlan && unpaid.childId === childId;
}
