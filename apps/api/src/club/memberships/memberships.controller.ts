import { Body, Controller, Query, Req } from '@nestjs/common';
import type {
  Locale,
  MembershipWire,
  MyMembershipWire,
  PlanWire,
  ReceivedBody,
  ReceivedQuery,
} from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import {
  addressOf,
  type ApiRequest,
  CurrentUser,
  Endpoint,
  IdParam,
  type PdfFile,
  Repeat,
  RequestLocale,
} from '../../platform/http/index.js';
import type { Repeatable } from '../../platform/idempotency/index.js';
import { ChangeMembership } from './change-membership.js';
import { JoinMembership } from './join/join-membership.js';
import { WithdrawMembership } from './settle/withdraw-membership.js';
import { ReadMemberships } from './show/read-memberships.js';

const MembershipId = (): ParameterDecorator => IdParam('id', 'MEMB_001');

@Controller()
export class MembershipsController {
  constructor(
    private readonly joining: JoinMembership,
    private readonly changes: ChangeMembership,
    private readonly memberships: ReadMemberships,
    private readonly withdrawing: WithdrawMembership,
  ) {}

  @Endpoint('memberships.plans')
  plans(
    @Query() { province }: ReceivedQuery<'memberships.plans'>,
    @RequestLocale() locale: Locale,
  ): Promise<PlanWire[]> {
    return this.memberships.plans(province ?? null, locale);
  }

  @Endpoint('memberships.join')
  join(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'memberships.join'>,
    @RequestLocale() locale: Locale,
    @Repeat() repeat: Repeatable,
    @Req() request: ApiRequest,
  ): Promise<MembershipWire> {
    return this.joining.join(user.id, body, { locale, from: addressOf(request) }, repeat);
  }

  @Endpoint('me.membership')
  mine(@CurrentUser() user: Caller, @RequestLocale() locale: Locale): Promise<MyMembershipWire> {
    return this.memberships.mine(user.id, locale);
  }

  @Endpoint('memberships.get')
  get(
    @CurrentUser() user: Caller,
    @MembershipId() id: string,
    @RequestLocale() locale: Locale,
  ): Promise<MembershipWire> {
    return this.memberships.get(id, user.id, locale);
  }

  @Endpoint('memberships.cancel')
  async cancel(
    @CurrentUser() user: Caller,
    @MembershipId() id: string,
    @RequestLocale() locale: Locale,
  ): Promise<MembershipWire> {
    await this.changes.cancel(id, user.id);
    return this.memberships.get(id, user.id, locale);
  }

  @Endpoint('memberships.refund')
  async refund(
    @CurrentUser() user: Caller,
    @MembershipId() id: string,
    @RequestLocale() locale: Locale,
    @Repeat() repeat: Repeatable,
  ): Promise<MembershipWire> {
    await this.withdrawing.withdraw(id, user.id, repeat);
    return this.memberships.get(id, user.id, locale);
  }

  @Endpoint('memberships.setReminders')
  async setReminders(
    @CurrentUser() user: Caller,
    @MembershipId() id: string,
    @Body() { wantsReminders }: ReceivedBody<'memberships.setReminders'>,
    @RequestLocale() locale: Locale,
  ): Promise<MembershipWire> {
    await this.changes.setReminders(id, user.id, wantsReminders);
    return this.memberships.get(id, user.id, locale);
  }

  @Endpoint('memberships.invoice')
  invoice(@CurrentUser() user: Caller, @MembershipId() id: string): Promise<PdfFile> {
    return this.memberships.invoice(id, user.id);
  }
}
