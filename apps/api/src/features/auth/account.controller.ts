import { Body, Controller } from '@nestjs/common';
import type { SessionWire } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, Spoken } from '../../platform/http/index.js';
import { ChangePasswordDto } from './auth.dto.js';
import { PasswordService } from './password.service.js';
import { SessionsService } from './sessions/sessions.service.js';

/** The signed-in person's password and sessions. */
@Controller()
export class AccountController {
  constructor(
    private readonly passwords: PasswordService,
    private readonly sessions: SessionsService,
  ) {}

  @Endpoint('me.changePassword')
  async changePassword(@CurrentUser() caller: Caller, @Body() body: ChangePasswordDto): Promise<Spoken<null>> {
    await this.passwords.change(caller, body);
    return new Spoken(null, {
      en: 'Your password is changed. Your other sessions are closed.',
      fr: 'Votre mot de passe est changé. Vos autres sessions sont fermées.',
    });
  }

  @Endpoint('me.sessions')
  list(@CurrentUser() caller: Caller): Promise<SessionWire[]> {
    return this.sessions.list(caller);
  }

  @Endpoint('me.revokeSession')
  async revoke(@CurrentUser() caller: Caller, @IdParam('id', 'AUTH_010') id: string): Promise<null> {
    await this.sessions.revoke(caller, id);
    return null;
  }
}
