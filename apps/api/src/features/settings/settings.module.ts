import { Module } from '@nestjs/common';
import { MailIdentityFromSettings } from './mail-identity.js';
import { SettingsController } from './settings.controller.js';
import { EditSettings } from './edit-settings.js';
import { SettingsReader } from './settings-reader.js';

@Module({
  controllers: [SettingsController],
  providers: [EditSettings, MailIdentityFromSettings, SettingsReader],
  exports: [SettingsReader],
})
export class SettingsModule {}
