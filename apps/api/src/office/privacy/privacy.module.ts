import { Module } from '@nestjs/common';
import { MembershipsModule } from '../../club/memberships/index.js';
import { AuthModule } from '../../people/auth/index.js';
import { UsersModule } from '../../people/users/index.js';
import { PrivacyAdminController } from './admin/privacy.controller.js';
import { EraseAccount } from './erase-account.js';
import { ExportPersonalData } from './export-personal-data.js';
import { FollowEmail } from './follow-email.js';
import { PrivacyController } from './privacy.controller.js';

@Module({
  imports: [AuthModule, MembershipsModule, UsersModule],
  controllers: [PrivacyController, PrivacyAdminController],
  providers: [EraseAccount, ExportPersonalData, FollowEmail],
})
export class PrivacyModule {}
