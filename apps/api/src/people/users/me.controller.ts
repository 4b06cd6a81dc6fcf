import { Body, Controller } from '@nestjs/common';
import type { UserWire, ReceivedBody } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { AccessToken, CurrentUser, Endpoint, type SentFile, Upload, WithMessage } from '../../platform/http/index.js';
import { presentUser } from './users.presenter.js';
import { EditProfile } from './edit-profile.js';

@Controller()
export class MeController {
  constructor(private readonly profile: EditProfile) {}

  @Endpoint('me.get')
  async get(@CurrentUser() caller: Caller, @AccessToken() token: string): Promise<UserWire> {
    return presentUser(await this.profile.read(caller.id), token);
  }

  @Endpoint('me.update')
  async update(
    @CurrentUser() caller: Caller,
    @AccessToken() token: string,
    @Body() body: ReceivedBody<'me.update'>,
  ): Promise<WithMessage<UserWire>> {
    const user = await this.profile.save(caller.id, body);
    return new WithMessage(presentUser(user, token), {
      en: 'Your profile has been saved',
      fr: 'Votre profil a été enregistré',
    });
  }

  @Endpoint('me.setAvatar')
  async setAvatar(
    @CurrentUser() caller: Caller,
    @AccessToken() token: string,
    @Upload() file: SentFile,
  ): Promise<WithMessage<UserWire>> {
    const user = await this.profile.setAvatar(caller.id, file);
    return new WithMessage(presentUser(user, token), {
      en: 'Your picture has been saved',
      fr: 'Votre photo a été enregistrée',
    });
  }

  @Endpoint('me.removeAvatar')
  async removeAvatar(@CurrentUser() caller: Caller, @AccessToken() token: string): Promise<UserWire> {
    return presentUser(await this.profile.removeAvatar(caller.id), token);
  }
}
