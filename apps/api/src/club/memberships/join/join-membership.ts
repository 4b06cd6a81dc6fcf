import { Injectable } from '@nestjs/common';
import {
  CancelReason,
  type Locale,
  type MembershipWire,
  MembershipEventKind,
  PlanKind,
  type ProvinceCode,
  type ReceivedBody,
  serverLimits,
} from '@dronesoccer/contracts';
import { isMinorOn, membershipNumber, toCents } from '@dronesoccer/domain';
import { dayAt, provinceZone } from '@dronesoccer/domain/calendar';
import { type CurrentSettings, SettingsReader } from '../../../money/taxes/index.js';
import { recordAcceptance } from '../../../people/policies/index.js';
import { fullNameOf, type UserAccount, UserAccounts } from '../../../people/users/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Tx } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { Idempotency, type Repeatable } from '../../../platform/idempotency/index.js';
import { Jobs } from '../../../platform/jobs/index.js';
import { membershipJobs } from '../memberships.jobs.js';
import { presentPlan } from '../memberships.presenter.js';
import {
  addEvent,
  insertMembership,
  type MembershipRow,
  nextMembershipSequence,
  unpaidOf,
} from '../memberships.queries.js';
import { planById, type PlanRow } from '../plans.queries.js';
import { SettleMembership } from '../settle/settle-membership.js';
import { ReadMemberships } from '../show/read-memberships.js';
import { type MembershipPrice, priceMembership } from './price-membership.js';

type Choice = ReceivedBody<'memberships.join'>;

interface Priced {
  plan: PlanRow;
  price: MembershipPrice;
  province: ProvinceCode;
}

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
  ) {}

  /**
   * Records an unpaid membership. An account has at most one: the same choice again returns it, and another choice
   * replaces it.
   *
   * @throws AppError MEMB_002 if the plan is not offered, MEMB_006 with the plan's current price, MEMB_008 if the youth
   *   plan does not fit
   */
  async join(userId: string, choice: Choice, locale: Locale, repeat: Repeatable): Promise<MembershipWire> {
    const { taxes } = await this.settings.current();
    const { id } = await this.database.transaction((tx) =>
      this.idempotency.run(tx, repeat, async () => ({ id: await this.joinIn(tx, userId, choice, { taxes, locale }) })),
    );
    return this.memberships.get(id, userId, locale);
  }

  private async joinIn(
    tx: Tx,
    userId: string,
    { planId, province, birthDate = null, expectedTotal }: Choice,
    { taxes, locale }: Pick<CurrentSettings, 'taxes'> & { locale: Locale },
  ): Promise<string> {
    const account = await this.accounts.lock(tx, userId, 'exclusive');
    if (account === null) throw new AppError('AUTH_002');
    const plan = await planById(tx, planId);
    if (plan?.isOffered !== true) throw new AppError('MEMB_002');
    const now = this.clock.now();
    assertAge(plan, birthDate, dayAt(provinceZone(province), now));
    const price = priceMembership(plan, { taxes, province, at: now });
    if (price.total !== toCents(expectedTotal)) {
      throw new AppError('MEMB_006', { data: presentPlan(plan, price, locale) });
    }
    const chosen = { plan, price, province };
    const unpaid = await unpaidOf(tx, userId);
    if (unpaid !== null && isSame(unpaid, chosen) && now < unpaid.holdExpiresAt) return unpaid.id;
    if (unpaid !== null) await this.settle.cancel(tx, unpaid.id, CancelReason.CUSTOMER, now);
    return this.record(tx, account, chosen, { locale, now });
  }

  private async record(
    tx: Tx,
    account: UserAccount,
    { plan, price, province }: Priced,
    { locale, now }: { locale: Locale; now: Date },
  ): Promise<string> {
    const holdExpiresAt = new Date(now.getTime() + serverLimits.membershipHoldMinutes * 60_000);
    const id = await insertMembership(tx, {
      number: membershipNumber(now.getUTCFullYear(), await nextMembershipSequence(tx)),
      planId: plan.id,
      userId: account.id,
      name: fullNameOf(account),
      email: account.email,
      locale,
      province,
      timeZone: provinceZone(province),
      subtotalCents: price.subtotal,
      totalCents: price.total,
      taxes: price.taxes,
      term: null,
      holdExpiresAt,
      at: now,
    });
    await recordAcceptance(tx, { subject: 'membership', subjectId: id, locale, at: now });
    await addEvent(tx, id, MembershipEventKind.PLACED, now, account.id);
    await this.jobs.enqueue(tx, membershipJobs.expire, { membershipId: id }, { startAfter: holdExpiresAt });
    return id;
  }
}

const isSame = (unpaid: MembershipRow, { plan, price, province }: Priced): boolean =>
  unpaid.planId === plan.id && unpaid.province === province && unpaid.totalCents === price.total;

/** @throws AppError MEMB_005 if the youth plan lacks the birth date, MEMB_008 if the person is no minor on that day */
function assertAge({ kind }: PlanRow, birthDate: string | null, day: string): void {
  if (kind !== PlanKind.YOUTH) return;
  if (birthDate === null)
    throw new AppError('MEMB_005', { errors: [{ field: 'birthDate', message: birthDateMissing }] });
  if (birthDate > day) throw new AppError('MEMB_005', { errors: [{ field: 'birthDate', message: birthDateAhead }] });
  if (!isMinorOn(birthDate, day)) throw new AppError('MEMB_008');
}

const birthDateMissing = { en: 'Enter the date of birth', fr: 'Indiquez la date de naissance' };
const birthDateAhead = {
  en: 'A date of birth is not in the future',
  fr: 'Une date de naissance n’est pas dans l’avenir',
};
