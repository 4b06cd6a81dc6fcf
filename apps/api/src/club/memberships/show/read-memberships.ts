import { Injectable } from '@nestjs/common';
import {
  type ChildMembershipWire,
  type Locale,
  type MembershipWire,
  MembershipStatus,
  type MyMembershipWire,
  type PlanWire,
  type ProvinceCode,
} from '@dronesoccer/contracts';
import { SaleInvoices } from '../../../money/sales/index.js';
import { SettingsReader } from '../../../money/taxes/index.js';
import { Clock } from '../../../platform/clock/index.js';
import { Database, type Executor } from '../../../platform/database/index.js';
import { AppError } from '../../../platform/errors/index.js';
import type { PdfFile } from '../../../platform/http/index.js';
import { invoiceOf } from '../documents/membership-invoice.js';
import { priceMembership } from '../join/price-membership.js';
import { presentFamilyMembership, presentMembership, presentPlan } from '../memberships.presenter.js';
import { activeOfChildren } from '../child-memberships.queries.js';
import { activeOf, membershipById, type MembershipRow, refundsOf, unpaidOf } from '../memberships.queries.js';
import { allPlans } from '../plans.queries.js';
import { MemberStatus } from '../settle/member-status.js';
import { WithdrawMembership } from '../settle/withdraw-membership.js';
import { MembershipCards } from './membership-cards.js';

/** Reads plans for visitors, and memberships for their members. */
@Injectable()
export class ReadMemberships {
  constructor(
    private readonly cards: MembershipCards,
    private readonly clock: Clock,
    private readonly database: Database,
    private readonly invoices: SaleInvoices,
    private readonly members: MemberStatus,
    private readonly settings: SettingsReader,
    private readonly withdrawing: WithdrawMembership,
  ) {}

  /** Returns the plans that are offered. */
  async plans(province: ProvinceCode | null, locale: Locale): Promise<PlanWire[]> {
    const { taxes } = await this.settings.current();
    const terms = { taxes, province, at: this.clock.now() };
    const plans = await allPlans(this.database);
    return plans
      .filter(({ isOffered }) => isOffered)
      .map((plan) => presentPlan(plan, priceMembership(plan, terms), locale));
  }

  async mine(userId: string, locale: Locale): Promise<MyMembershipWire> {
    const [own, shared, children, unpaid] = await Promise.all([
      activeOf(this.database, userId, null),
      this.members.sharedWith(this.database, userId),
      activeOfChildren(this.database, userId),
      unpaidOf(this.database, userId),
    ]);
    const current = own ?? (shared?.isForChild === true ? shared : null);
    const family = current === null ? shared : null;
    const shown = current ?? family;
    return {
      current: current && presentMembership(current, locale),
      children: await Promise.all(children.map((row) => this.ofChild(row, locale))),
      unpaid: unpaid && presentMembership(unpaid, locale),
      family: family && presentFamilyMembership(family, locale),
      card: shown && this.cards.cardOf(shown, family && userId),
      refundableUntil: own && (await this.refundableUntil(own)),
    };
  }

  private async ofChild(row: MembershipRow, locale: Locale): Promise<ChildMembershipWire> {
    return { ...presentMembership(row, locale), refundableUntil: await this.refundableUntil(row) };
  }

  private async refundableUntil(row: MembershipRow): Promise<string | null> {
    return (await this.withdrawing.possibleUntil(this.database, row))?.toISOString() ?? null;
  }

  /** @throws AppError MEMB_001 also for another person's membership */
  async get(id: string, userId: string, locale: Locale): Promise<MembershipWire> {
    return presentMembership(await this.own(this.database, id, userId), locale);
  }

  /** @throws AppError MEMB_001 also for another person's membership */
  async own(executor: Executor, id: string, userId: string): Promise<MembershipRow> {
    const membership = await membershipById(executor, id);
    if (membership?.userId !== userId) throw new AppError('MEMB_001');
    return membership;
  }

  /** @throws AppError MEMB_001, MEMB_007 if the membership was never paid */
  async invoice(id: string, userId: string): Promise<PdfFile> {
    const membership = await this.own(this.database, id, userId);
    const isPaid = membership.paidAt !== null && membership.status !== MembershipStatus.PENDING;
    if (!isPaid) throw new AppError('MEMB_007');
    const refunds = await refundsOf(this.database, id);
    return this.invoices.draw({ ...membership, refunds }, invoiceOf(membership));
  }
}
