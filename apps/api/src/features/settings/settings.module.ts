import { Module } from '@nestjs/common';
import { MailIdentityFromSettings } from './mail-identity.js';
import { SettingsController } from './settings.controller.js';
import { EditSocialLinks } from './edit-social-links.js';
import { EditSettings } from './edit-settings.js';
import { SettingsReader } from './settings-reader.js';
import { SocialLinksController } from './social-links.controller.js';

@Module({
  controllers: [SettingsController, SocialLinksController],
  providers: [EditSettings, EditSocialLinks, MailIdentityFromSettings, SettingsReader],
  exports: [SettingsReader],
})
export class SettingsModule {}
