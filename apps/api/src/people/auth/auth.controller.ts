import { Body, Controller, Req, Res } from '@nestjs/common';
import type { AuthWire, Locale, TokensWire, ValidTokenWire, ReceivedBody } from '@dronesoccer/contracts';
import type { Caller } from '../../platform/access/index.js';
import { AppError } from '../../platform/errors/index.js';
import {
  type ApiRequest,
  type ApiResponse,
  CallLimits,
  CurrentUser,
  Endpoint,
  RequestLocale,
  WithMessage,
} from '../../platform/http/index.js';
import { Login } from './login.js';
import { SignInAttempts } from './oauth/sign-in-attempt.js';
import { SignInWithProvider } from './oauth/sign-in-with-provider.js';
import { Register } from './register.js';
import { ResetPassword } from './reset-password.js';
import { Sessions } from './sessions/sessions.js';
import { type Origin, SignInOrigin } from './sessions/sign-in-origin.js';
import { TokenCookie } from './sessions/token-cookie.js';
import { VerifyEmail } from './verify-email.js';

@Controller()
export class AuthController {
  constructor(
    private readonly registration: Register,
    private readonly verification: VerifyEmail,
    private readonly signIn: Login,
    private readonly providers: SignInWithProvider,
    private readonly attempts: SignInAttempts,
    private readonly passwords: ResetPassword,
    private readonly sessions: Sessions,
    private readonly cookie: TokenCookie,
    private readonly limits: CallLimits,
  ) {}

  @Endpoint('auth.register')
  async register(
    @Body() body: ReceivedBody<'auth.register'>,
    @SignInOrigin() origin: Origin,
    @RequestLocale() locale: Locale,
    @Res({ passthrough: true }) response: ApiResponse,
  ): Promise<AuthWire> {
    return this.withCookie(response, await this.registration.register(body, origin, locale));
  }

  @Endpoint('auth.login')
  async login(
    @Body() body: ReceivedBody<'auth.login'>,
    @SignInOrigin() origin: Origin,
    @Req() request: ApiRequest,
    @Res({ passthrough: true }) response: ApiResponse,
  ): Promise<AuthWire> {
    const reply = await this.signIn.login(body, origin).catch(async (error: unknown) => {
      // The password was right, so asking for the code counts no guess.
      if (error instanceof AppError && error.code === 'AUTH_017') await this.limits.forgive(request);
      throw error;
    });
    await this.limits.forgive(request);
    return this.withCookie(response, reply);
  }

  @Endpoint('auth.openProviderSession')
  async openProviderSession(
    @Body() body: ReceivedBody<'auth.openProviderSession'>,
    @SignInOrigin() origin: Origin,
    @Req() request: ApiRequest,
    @Res({ passthrough: true }) response: ApiResponse,
  ): Promise<AuthWire> {
    const reply = await this.providers.open(body, this.attempts.of(request), origin);
    this.attempts.end(response);
    return this.withCookie(response, reply);
  }

  @Endpoint('auth.refresh')
  async refresh(
    @Body() { refreshToken }: ReceivedBody<'auth.refresh'>,
    @Res({ passthrough: true }) response: ApiResponse,
  ): Promise<TokensWire> {
    try {
      return this.withCookie(response, await this.sessions.refresh(refreshToken));
    } catch (error) {
      // The session is over, so its cookie goes too. A database failure does not end a session.
      if (error instanceof AppError && error.status < 500) this.cookie.clear(response);
      throw error;
    }
  }

  @Endpoint('auth.logout')
  async logout(
    @Body() { refreshToken }: ReceivedBody<'auth.logout'>,
    @Res({ passthrough: true }) response: ApiResponse,
  ): Promise<null> {
    if (refreshToken !== undefined) await this.sessions.close(refreshToken);
    this.cookie.clear(response);
    return null;
  }

  @Endpoint('auth.forgotPassword')
  async forgotPassword(
    @Body() body: ReceivedBody<'auth.forgotPassword'>,
    @SignInOrigin() origin: Origin,
  ): Promise<WithMessage<null>> {
    await this.passwords.sendLink(body, origin);
    return new WithMessage(null, {
      en: 'If this email has an account, a link is on its way',
      fr: 'Si un compte existe avec cette adresse, un lien vient d’y être envoyé',
    });
  }

  @Endpoint('auth.resetPassword')
  async resetPassword(@Body() body: ReceivedBody<'auth.resetPassword'>): Promise<WithMessage<null>> {
    await this.passwords.reset(body);
    return new WithMessage(null, {
      en: 'Your new password has been saved. Please log in.',
      fr: 'Votre nouveau mot de passe a été enregistré. Vous pouvez maintenant vous connecter.',
    });
  }

  @Endpoint('auth.verifyEmail')
  async verifyEmail(@Body() { token }: ReceivedBody<'auth.verifyEmail'>): Promise<WithMessage<null>> {
    await this.verification.verify(token);
    return new WithMessage(null, { en: 'Your email is confirmed', fr: 'Votre adresse courriel est confirmée' });
  }

  @Endpoint('auth.resendVerification')
  async resendVerification(
    @Body() { email }: ReceivedBody<'auth.resendVerification'>,
    @SignInOrigin() origin: Origin,
  ): Promise<WithMessage<null>> {
    await this.verification.resend(email, origin);
    return new WithMessage(null, {
      en: 'If this email still needs to be confirmed, a link is on its way',
      fr: 'Si cette adresse attend sa confirmation, un lien vient d’y être envoyé',
    });
  }

  @Endpoint('auth.validateToken')
  validateToken(@CurrentUser() { id, email }: Caller): ValidTokenWire {
    return { valid: true, user: { userId: id, email } };
  }

  private withCookie<Reply extends TokensWire>(response: ApiResponse, reply: Reply): Reply {
    this.cookie.set(response, reply.accessToken);
    // Tokens belong to the caller; no cache on the way may store them.
    response.setHeader('Cache-Control', 'no-store');
    return reply;
  }
}
