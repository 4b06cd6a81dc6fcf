import { Body, Controller } from '@nestjs/common';
import type { UserWire } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { AccessToken, CurrentUser, Endpoint, Spoken } from '../../platform/http/index.js';
import { UpdateMeDto } from './users.dto.js';
import { presentUser } from './users.presenter.js';
import { UsersService } from './users.service.js';

@Controller()
export class MeController {
  constructor(private readonly users: UsersService) {}

  @Endpoint('me.get')
  async get(@CurrentUser() caller: Caller, @AccessToken() token: string): Promise<UserWire> {
    return presentUser(await this.users.get(caller.id), token);
  }

  @Endpoint('me.update')
  async update(
    @CurrentUser() caller: Caller,
    @AccessToken() token: string,
    @Body() body: UpdateMeDto,
  ): Promise<Spoken<UserWire>> {
    const user = await this.users.update(caller.id, body);
    return new Spoken(presentUser(user, token), { en: 'Your profile is saved', fr: 'Votre profil est enregistré' });
  }
}
