import { Module } from '@nestjs/common';
import { PaymentsModule } from '../../money/payments/index.js';
import { SalesModule } from '../../money/sales/index.js';
import { TaxesModule } from '../../money/taxes/index.js';
import { UsersModule } from '../../people/users/index.js';
import { listController } from '../../platform/http/index.js';
import { ManageMemberships } from './admin/manage-memberships.js';
import { ManagePlans } from './admin/manage-plans.js';
import { MembershipsAdminController } from './admin/memberships.controller.js';
import { presentRow } from './admin/memberships.presenter.js';
import { membershipList } from './admin/memberships.queries.js';
import { JoinMembership } from './join/join-membership.js';
import { membershipEmailJob } from './mails/memberships.mails.js';
import { MembershipsController } from './memberships.controller.js';
import { FollowTerms } from './settle/follow-terms.js';
import { MemberStatus } from './settle/member-status.js';
import { MembershipSale } from './settle/membership-sale.js';
import { SettleMembership } from './settle/settle-membership.js';
import { KeepMembership } from './show/keep-membership.js';
import { MembershipLinks } from './show/membership-links.js';
import { ReadMemberships } from './show/read-memberships.js';

@Module({
  imports: [PaymentsModule, SalesModule, TaxesModule, UsersModule],
  controllers: [
    MembershipsController,
    MembershipsAdminController,
    listController('memberships.admin.list', membershipList, presentRow),
  ],
  providers: [
    FollowTerms,
    JoinMembership,
    KeepMembership,
    ManageMemberships,
    ManagePlans,
    MembershipLinks,
    MembershipSale,
    membershipEmailJob,
    MemberStatus,
    ReadMemberships,
    SettleMembership,
  ],
  exports: [MemberStatus],
})
export class MembershipsModule {}
