import { Module } from '@nestjs/common';
import { importCallNames } from '@dronesoccer/contracts';
import { PaymentsModule } from '../../money/payments/index.js';
import { SalesModule } from '../../money/sales/index.js';
import { TaxesModule } from '../../money/taxes/index.js';
import { InviteAccount, UsersModule } from '../../people/users/index.js';
import { csvController, listController } from '../../platform/http/index.js';
import { importsController } from '../../platform/imports/index.js';
import { MembershipDeskController } from './admin/desk.controller.js';
import { EndMembership } from './admin/end-membership.js';
import { ImportMembers } from './admin/import/import-members.js';
import { LookUpMembers } from './admin/look-up-members.js';
import { ManageMemberships } from './admin/manage-memberships.js';
import { ManagePlans } from './admin/manage-plans.js';
import { MembershipsAdminController } from './admin/memberships.controller.js';
import { membershipExport, presentRow } from './admin/memberships.presenter.js';
import { membershipList } from './admin/memberships.queries.js';
import { SellMembership } from './admin/sell-membership.js';
import { WaiversModule } from '../waivers/index.js';
import { ChangeMembership } from './change-membership.js';
import { GrantMembership } from './join/grant-membership.js';
import { JoinMembership } from './join/join-membership.js';
import { YoungPeople } from './join/young-people.js';
import { membershipEmailJob } from './mails/memberships.mails.js';
import { MembershipsController } from './memberships.controller.js';
import { ExpireMemberships } from './settle/expire-memberships.js';
import { MemberStatus } from './settle/member-status.js';
import { MemberBenefits } from './settle/member-benefits.js';
import { MembershipSale } from './settle/membership-sale.js';
import { SettleMembership } from './settle/settle-membership.js';
import { WithdrawMembership } from './settle/withdraw-membership.js';
import { MembershipCards } from './show/membership-cards.js';
import { MembershipLinks } from './show/membership-links.js';
import { ReadMemberships } from './show/read-memberships.js';

@Module({
  imports: [PaymentsModule, SalesModule, TaxesModule, UsersModule, WaiversModule],
  controllers: [
    // It comes first, so that `export` is not read as an id.
    csvController('memberships.admin.export', membershipList, membershipExport),
    MembershipsController,
    MembershipDeskController,
    MembershipsAdminController,
    importsController(importCallNames('memberships.imports'), ImportMembers),
    listController('memberships.admin.list', membershipList, presentRow),
  ],
  providers: [
    ChangeMembership,
    EndMembership,
    ExpireMemberships,
    GrantMembership,
    ImportMembers,
    InviteAccount,
    JoinMembership,
    LookUpMembers,
    ManageMemberships,
    ManagePlans,
    MemberBenefits,
    MembershipCards,
    MembershipLinks,
    MembershipSale,
    membershipEmailJob,
    MemberStatus,
    ReadMemberships,
    SellMembership,
    SettleMembership,
    WithdrawMembership,
    YoungPeople,
  ],
  exports: [MemberBenefits, MemberStatus],
})
export class MembershipsModule {}
