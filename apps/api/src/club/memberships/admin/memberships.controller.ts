import { Body, Controller } from '@nestjs/common';
import type { Locale, MembershipAdminWire, PlanAdminWire, ReceivedBody } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Repeat, RequestLocale } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { EndMembership } from './end-membership.js';
import { ManageMemberships } from './manage-memberships.js';
import { ManagePlans } from './manage-plans.js';

const MembershipId = (): ParameterDecorator => IdParam('id', 'MEMB_001');

@Controller()
export class MembershipsAdminController {
  constructor(
    private readonly memberships: ManageMemberships,
    private readonly ending: EndMembership,
    private readonly plans: ManagePlans,
  ) {}

  @Endpoint('plans.admin.list')
  list(): Promise<PlanAdminWire[]> {
    return this.plans.list();
  }

  @Endpoint('plans.admin.update')
  update(
    @CurrentUser() user: Caller,
    @IdParam('id', 'MEMB_010') id: string,
    @Body() body: ReceivedBody<'plans.admin.update'>,
  ): Promise<PlanAdminWire> {
    return this.plans.update(user.id, id, body);
  }

  @Endpoint('memberships.admin.get')
  get(@MembershipId() id: string, @RequestLocale() locale: Locale): Promise<MembershipAdminWire> {
    return this.memberships.get(id, locale);
  }

  @Endpoint('memberships.admin.give')
  async give(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'memberships.admin.give'>,
    @Repeat() repeat: Repeatable,
    @RequestLocale() locale: Locale,
  ): Promise<MembershipAdminWire> {
    return this.memberships.get(await this.memberships.give(user.id, body, repeat), locale);
  }

  @Endpoint('memberships.admin.end')
  async end(
    @CurrentUser() user: Caller,
    @MembershipId() id: string,
    @Body() body: ReceivedBody<'memberships.admin.end'>,
    @Repeat() repeat: Repeatable,
    @RequestLocale() locale: Locale,
  ): Promise<MembershipAdminWire> {
    await this.ending.end(user, id, body, repeat);
    return this.memberships.get(id, locale);
  }

  @Endpoint('memberships.admin.retryRefund')
  async retryRefund(
    @CurrentUser() user: Caller,
    @MembershipId() id: string,
    @IdParam('refundId', 'REFUND_001') refundId: string,
    @RequestLocale() locale: Locale,
  ): Promise<MembershipAdminWire> {
    await this.memberships.retryRefund(user.id, id, refundId);
    return this.memberships.get(id, locale);
  }
}
