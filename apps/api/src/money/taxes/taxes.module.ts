import { Module } from '@nestjs/common';
import { SettingsReader } from './settings-reader.js';

@Module({ providers: [SettingsReader], exports: [SettingsReader] })
export class TaxesModule {}
