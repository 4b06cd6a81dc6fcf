import { Module } from '@nestjs/common';
import { MailIdentityFromSettings } from './mail-identity.js';

@Module({ providers: [MailIdentityFromSettings] })
export class SettingsReadingModule {}
