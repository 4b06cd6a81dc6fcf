import { Module } from '@nestjs/common';
import { MailIdentityFromSettings } from './mail-identity.js';
import { SettingsController } from './settings.controller.js';
import { SettingsService } from './settings.service.js';

@Module({ controllers: [SettingsController], providers: [SettingsService, MailIdentityFromSettings] })
export class SettingsModule {}
