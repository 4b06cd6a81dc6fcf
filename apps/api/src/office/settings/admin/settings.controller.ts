import { Body, Controller } from '@nestjs/common';
import type { ReceivedBody, SettingsWire } from '@dronesoccer/contracts';
import type { Caller } from '../../../platform/access/index.js';
import { CurrentUser, Endpoint, WithMessage } from '../../../platform/http/index.js';
import { EditSettings } from './edit-settings.js';

@Controller()
export class SettingsController {
  constructor(private readonly settings: EditSettings) {}

  @Endpoint('settings.admin.get')
  get(): Promise<SettingsWire> {
    return this.settings.read();
  }

  @Endpoint('settings.admin.put')
  async put(
    @CurrentUser() caller: Caller,
    @Body() body: ReceivedBody<'settings.admin.put'>,
  ): Promise<WithMessage<SettingsWire>> {
    const saved = await this.settings.save(caller, body);
    return new WithMessage(saved, { en: 'Settings saved', fr: 'Paramètres enregistrés' });
  }

  @Endpoint('settings.admin.putShipping')
  async putShipping(
    @CurrentUser() caller: Caller,
    @Body() body: ReceivedBody<'settings.admin.putShipping'>,
  ): Promise<WithMessage<SettingsWire>> {
    const saved = await this.settings.saveShipping(caller, body);
    return new WithMessage(saved, { en: 'Shipping rates saved', fr: 'Tarifs de livraison enregistrés' });
  }
}
