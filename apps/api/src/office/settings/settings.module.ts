import { Module } from '@nestjs/common';
import { SettingsController } from './admin/settings.controller.js';
import { SocialLinksAdminController } from './admin/social-links.controller.js';
import { EditSocialLinks } from './admin/edit-social-links.js';
import { EditSettings } from './admin/edit-settings.js';
import { TaxesModule } from '../../money/taxes/index.js';
import { SocialLinksController } from './social-links.controller.js';

@Module({
  controllers: [SettingsController, SocialLinksController, SocialLinksAdminController],
  imports: [TaxesModule],
  providers: [EditSettings, EditSocialLinks],
})
export class SettingsModule {}
