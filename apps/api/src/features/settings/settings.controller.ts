import { Body, Controller } from '@nestjs/common';
import { policyFigures, type PolicyFiguresWire, type SettingsWire } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { CurrentUser, Endpoint, WithMessage } from '../../platform/http/index.js';
import { SettingsDto } from './settings.dto.js';
import { EditSettings } from './edit-settings.js';
import { SettingsReader } from './settings-reader.js';

@Controller()
export class SettingsController {
  constructor(
    private readonly settings: EditSettings,
    private readonly reader: SettingsReader,
  ) {}

  @Endpoint('settings.get')
  get(): Promise<SettingsWire> {
    return this.settings.read();
  }

  @Endpoint('settings.put')
  async put(@CurrentUser() caller: Caller, @Body() body: SettingsDto): Promise<WithMessage<SettingsWire>> {
    const saved = await this.settings.save(caller, body);
    return new WithMessage(saved, { en: 'Settings saved', fr: 'Paramètres enregistrés' });
  }

  @Endpoint('policies.figures', { cacheSeconds: 30 })
  async figures(): Promise<PolicyFiguresWire> {
    const { settings } = await this.reader.current();
    return { ...policyFigures, returnDays: settings.returns.windowDays };
  }
}
