import { Body, Controller } from '@nestjs/common';
import type { SettingsWire } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { CurrentUser, Endpoint, Spoken } from '../../platform/http/index.js';
import { SettingsDto } from './settings.dto.js';
import { SettingsService } from './settings.service.js';

@Controller()
export class SettingsController {
  constructor(private readonly settings: SettingsService) {}

  @Endpoint('settings.get')
  get(): Promise<SettingsWire> {
    return this.settings.get();
  }

  @Endpoint('settings.put')
  async put(@CurrentUser() caller: Caller, @Body() body: SettingsDto): Promise<Spoken<SettingsWire>> {
    const saved = await this.settings.put(caller, body);
    return new Spoken(saved, { en: 'The settings are saved', fr: 'Les paramètres sont enregistrés' });
  }
}
