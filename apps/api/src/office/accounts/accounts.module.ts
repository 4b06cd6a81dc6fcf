import { Module } from '@nestjs/common';
import { AuthModule } from '../../people/auth/index.js';
import { InviteAccount, UsersModule } from '../../people/users/index.js';
import { csvController, listController } from '../../platform/http/index.js';
import { AccountsController } from './admin/accounts.controller.js';
import { accountExport, presentRow } from './admin/accounts.presenter.js';
import { accountList } from './admin/accounts.queries.js';
import { ChangeRoles } from './admin/change-roles.js';
import { ChangeStatus } from './admin/change-status.js';
import { InvitePerson } from './admin/invite-person.js';
import { ReadAccounts } from './admin/read-accounts.js';
import { ResetTwoStep } from './admin/reset-two-step.js';
import { WriteNote } from './admin/write-note.js';

@Module({
  imports: [AuthModule, UsersModule],
  controllers: [
    listController('users.admin.list', accountList, presentRow),
    csvController('users.admin.export', accountList, accountExport),
    AccountsController,
  ],
  providers: [ChangeRoles, ChangeStatus, InviteAccount, InvitePerson, ReadAccounts, ResetTwoStep, WriteNote],
})
export class AccountsModule {}
