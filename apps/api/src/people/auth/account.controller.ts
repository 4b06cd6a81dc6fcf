import { Body, Controller } from '@nestjs/common';
import type { SessionWire, ReceivedBody } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, WithMessage } from '../../platform/http/index.js';
import { ChangePassword } from './change-password.js';
import { Sessions } from './sessions/sessions.js';

/** The signed-in person's password and sessions. */
@Controller()
export class AccountController {
  constructor(
    private readonly passwords: ChangePassword,
    private readonly sessions: Sessions,
  ) {}

  @Endpoint('me.changePassword')
  async changePassword(
    @CurrentUser() caller: Caller,
    @Body() body: ReceivedBody<'me.changePassword'>,
  ): Promise<WithMessage<null>> {
    await this.passwords.change(caller, body);
    return new WithMessage(null, {
      en: 'Your password has been changed. You are logged out on your other devices.',
      fr: 'Votre mot de passe a été changé. Vous êtes déconnecté de vos autres appareils.',
    });
  }

  @Endpoint('me.sessions')
  list(@CurrentUser() caller: Caller): Promise<SessionWire[]> {
    return this.sessions.list(caller);
  }

  @Endpoint('me.revokeOtherSessions')
  async revokeOthers(@CurrentUser() caller: Caller): Promise<null> {
    await this.sessions.revokeOthers(caller);
    return null;
  }

  @Endpoint('me.revokeSession')
  async revoke(@CurrentUser() caller: Caller, @IdParam('id', 'AUTH_010') id: string): Promise<null> {
    await this.sessions.revoke(caller, id);
    return null;
  }
}
