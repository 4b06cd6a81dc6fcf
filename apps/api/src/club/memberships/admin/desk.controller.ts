import { Body, Controller } from '@nestjs/common';
import type { CardWire, Locale, MemberAccountWire, MembershipAdminWire, ReceivedBody } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, Repeat, RequestLocale } from '../../../platform/http/index.js';
import type { Repeatable } from '../../../platform/idempotency/index.js';
import { LookUpMembers } from './look-up-members.js';
import { ManageMemberships } from './manage-memberships.js';
import { SellMembership } from './sell-membership.js';

/** The front desk: it scans cards and sells memberships. */
@Controller()
export class MembershipDeskController {
  constructor(
    private readonly members: LookUpMembers,
    private readonly memberships: ManageMemberships,
    private readonly selling: SellMembership,
  ) {}

  @Endpoint('memberships.admin.scan')
  scan(@Body() { code }: ReceivedBody<'memberships.admin.scan'>, @RequestLocale() locale: Locale): Promise<CardWire> {
    return this.members.scan(code, locale);
  }

  @Endpoint('memberships.admin.account')
  account(
    @CurrentUser() user: Caller,
    @Body() { email }: ReceivedBody<'memberships.admin.account'>,
    @RequestLocale() locale: Locale,
  ): Promise<MemberAccountWire> {
    return this.members.account(user.id, email, locale);
  }

  @Endpoint('memberships.admin.sell')
  async sell(
    @CurrentUser() user: Caller,
    @Body() body: ReceivedBody<'memberships.admin.sell'>,
    @RequestLocale() locale: Locale,
    @Repeat() repeat: Repeatable,
  ): Promise<MembershipAdminWire> {
    return this.memberships.get(await this.selling.sell(user.id, body, locale, repeat), locale);
  }
}
