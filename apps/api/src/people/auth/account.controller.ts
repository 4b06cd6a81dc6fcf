import { Body, Controller } from '@nestjs/common';
import type { EmailChangeWire, Locale, SessionWire, SignInMethodsWire, ReceivedBody } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { CurrentUser, Endpoint, IdParam, RequestLocale, WithMessage } from '../../platform/http/index.js';
import { ChangeEmail } from './change-email.js';
import { ChangePassword } from './change-password.js';
import { SignInWithProvider } from './oauth/sign-in-with-provider.js';
import { Sessions } from './sessions/sessions.js';
import { type Origin, SignInOrigin } from './sessions/sign-in-origin.js';

/** The signed-in person's email, password and sessions. */
@Controller()
export class AccountController {
  constructor(
    private readonly emails: ChangeEmail,
    private readonly passwords: ChangePassword,
    private readonly providers: SignInWithProvider,
    private readonly sessions: Sessions,
  ) {}

  @Endpoint('me.emailChange')
  emailChange(@CurrentUser() caller: Caller): Promise<EmailChangeWire | null> {
    return this.emails.pending(caller);
  }

  @Endpoint('me.changeEmail')
  async changeEmail(
    @CurrentUser() caller: Caller,
    @Body() body: ReceivedBody<'me.changeEmail'>,
    @SignInOrigin() origin: Origin,
    @RequestLocale() locale: Locale,
  ): Promise<WithMessage<EmailChangeWire | null>> {
    await this.emails.request(caller, body, origin, locale);
    return new WithMessage(await this.emails.pending(caller), {
      en: 'A link is on its way to your new email',
      fr: 'Un lien vient d’être envoyé à votre nouvelle adresse',
    });
  }

  @Endpoint('me.cancelEmailChange')
  async cancelEmailChange(@CurrentUser() caller: Caller): Promise<null> {
    await this.emails.cancel(caller);
    return null;
  }

  @Endpoint('me.changePassword')
  async changePassword(
    @CurrentUser() caller: Caller,
    @Body() body: ReceivedBody<'me.changePassword'>,
  ): Promise<WithMessage<null>> {
    await this.passwords.change(caller, body);
    return new WithMessage(null, {
      en: 'Your password has been changed. You are logged out on your other devices.',
      fr: 'Votre mot de passe a été changé. Vos sessions sur vos autres appareils sont fermées.',
    });
  }

  @Endpoint('me.signInMethods')
  signInMethods(@CurrentUser() caller: Caller): Promise<SignInMethodsWire> {
    return this.providers.methods(caller);
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
