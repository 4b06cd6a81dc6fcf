import { Controller, Param, Query, Req, Res } from '@nestjs/common';
import { Config } from '../../../config/index.js';
import { AppError } from '../../../platform/errors/index.js';
import { type ApiRequest, type ApiResponse, RawEndpoint } from '../../../platform/http/index.js';
import { Log } from '../../../platform/logging/index.js';
import { siteLink } from '../../../platform/mail/index.js';
import { IdentityProvider } from './identity-provider.js';
import { SignInAttempts, type WayBack, wayBackIn } from './sign-in-attempt.js';
import { SignInWithProvider } from './sign-in-with-provider.js';

const step = {
  method: 'GET',
  access: 'public',
  status: 302,
  limit: 'providerLogin',
  answers: { type: 'text/plain', schema: { type: 'string' } },
  errors: ['COMMON_001', 'COMMON_006', 'COMMON_007'],
} as const;

/**
 * The two addresses that a browser visits to sign in at an identity provider. Both answer with a redirect: every failure
 * leads back to the login page, which explains it.
 */
@Controller()
export class OAuthController {
  private readonly webOrigin: string;

  constructor(
    private readonly provider: IdentityProvider,
    private readonly attempts: SignInAttempts,
    private readonly signIn: SignInWithProvider,
    private readonly log: Log,
    { http }: Config,
  ) {
    this.webOrigin = http.webOrigin;
  }

  @RawEndpoint({
    ...step,
    name: 'auth.oauth.begin',
    path: '/api/auth/oauth/:provider',
    summary: 'Begin a sign-in at an identity provider; redirects there',
  })
  async begin(
    @Param('provider') provider: string,
    @Query() query: Readonly<Record<string, unknown>>,
    @Res() response: ApiResponse,
  ): Promise<void> {
    const back = wayBackIn(query);
    const attempt = this.attempts.begin(response, back);
    await this.redirect(response, back, () => this.provider.signInUrl(provider, this.attempts.secretsOf(attempt)));
  }

  @RawEndpoint({
    ...step,
    name: 'auth.oauth.callback',
    path: '/api/auth/oauth/:provider/callback',
    summary: 'The identity provider’s answer; redirects to the login page with a one-time code',
  })
  async callback(
    @Param('provider') provider: string,
    @Req() request: ApiRequest,
    @Res() response: ApiResponse,
  ): Promise<void> {
    const attempt = this.attempts.of(request);
    const back = attempt ?? wayBackIn({});
    const [query = ''] = /\?.*/.exec(request.originalUrl) ?? [];
    await this.redirect(response, back, async () =>
      this.loginPage(back, { code: await this.signIn.complete(provider, attempt, query) }),
    );
  }

  private async redirect(response: ApiResponse, back: WayBack, target: () => Promise<string>): Promise<void> {
    response.setHeader('Cache-Control', 'no-store');
    response.redirect(await target().catch((error: unknown) => this.loginPage(back, { failed: this.codeOf(error) })));
  }

  private codeOf(error: unknown): string {
    const code = error instanceof AppError ? error.code : 'AUTH_012';
    if (code === 'AUTH_012') {
      const cause = error instanceof AppError ? error.details.cause : error;
      this.log.warn({ error: cause }, 'a sign-in at the identity provider failed');
    }
    return code;
  }

  private loginPage({ locale, redirect }: WayBack, outcome: Readonly<Record<string, string>>): string {
    const query = new URLSearchParams({ ...outcome, ...(redirect !== null && { redirect }) });
    return siteLink(this.webOrigin, locale, `/login?${query.toString()}`);
  }
}
