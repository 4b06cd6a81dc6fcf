import { Body, Controller } from '@nestjs/common';
import type { SettingsWire } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { CurrentUser, Endpoint, WithMessage } from '../../platform/http/index.js';
import { SettingsDto } from './settings.dto.js';
import { EditSettings } from './edit-settings.js';

@Controller()
export class SettingsController {
  constructor(private readonly settings: EditSettings) {}

  @Endpoint('settings.get')
  get(): Promise<SettingsWire> {
    return this.settings.read();
  }

  @Endpoint('settings.put')
  async put(@CurrentUser() caller: Caller, @Body() body: SettingsDto): Promise<WithMessage<SettingsWire>> {
    const saved = await this.settings.save(caller, body);
    return new WithMessage(saved, { en: 'Settings saved', fr: 'Paramètres enregistrés' });
  }
}
