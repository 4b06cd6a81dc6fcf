import { generateKeyPairSync } from 'node:crypto';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Provider } from 'oidc-provider';
import { type Answer, clientOf, type Client } from './client.js';
import { type TestApi, useApi } from './api.js';

/** A person's account at the provider. */
export interface AtProvider {
  sub: string;
  email: string;
  email_verified?: boolean | undefined;
  given_name?: string;
  family_name?: string;
}

const clientId = 'drone-soccer';
const clientSecret = 'a secret of the tests, which guards nothing';
const webOrigin = 'http://localhost:3000';

/** A real OpenID Connect provider on loopback. Its sign-in page lets the person of each browser in at once. */
class LocalProvider {
  private constructor(
    private readonly server: Server,
    readonly issuer: string,
    /** The people by the login hint that a browser adds. Null cancels the sign-in. */
    readonly people: Map<string, AtProvider | null>,
  ) {}

  static async start(): Promise<LocalProvider> {
    const server = createServer();
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const issuer = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const people = new Map<string, AtProvider | null>();
    const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
    // It warns that it keeps everything in memory, which suits a test.
    const warning = jest.spyOn(console, 'warn').mockImplementation();
    const provider: Provider = new Provider(issuer, {
      jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), alg: 'RS256', use: 'sig' }] },
      cookies: { keys: ['a key of the tests'] },
      ttl: { Interaction: 600, Grant: 600, Session: 600, AccessToken: 600, IdToken: 600 },
      clients: [
        {
          client_id: clientId,
          client_secret: clientSecret,
          redirect_uris: [`${webOrigin}/api/auth/oauth/google/callback`],
        },
      ],
      claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['given_name', 'family_name'] },
      // As Google does: the ID token carries every claim.
      conformIdTokenClaims: false,
      features: { devInteractions: { enabled: false } },
      interactions: { url: (_context, { uid }) => `/interaction/${uid}` },
      findAccount: (_context, sub) => {
        const person = [...people.values()].find((each) => each?.sub === sub);
        return person ? { accountId: sub, claims: () => ({ ...person }) } : undefined;
      },
      loadExistingGrant: async ({ oidc }) => {
        const { client, session } = oidc;
        if (!client || !session?.accountId) return undefined;
        const grant = new provider.Grant({ clientId: client.clientId, accountId: session.accountId });
        grant.addOIDCScope('openid email profile');
        await grant.save();
        return grant;
      },
    });
    warning.mockRestore();
    const signIn = async (request: IncomingMessage, response: ServerResponse) => {
      const { params } = await provider.interactionDetails(request, response);
      const person = people.get(String(params['login_hint']));
      const result = person ? { login: { accountId: person.sub } } : { error: 'access_denied' };
      await provider.interactionFinished(request, response, result);
    };
    const answer = provider.callback();
    server.on('request', (request: IncomingMessage, response: ServerResponse) => {
      if (request.url?.startsWith('/interaction/')) void signIn(request, response);
      else void answer(request, response);
    });
    return new LocalProvider(server, issuer, people);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((resolve) => this.server.close(resolve));
  }
}

/** A browser that follows redirects between the site and the provider and keeps the cookies of both. */
export class Browser {
  private readonly cookies = new Map<string, string>();

  constructor(private readonly origins: { api: string; provider: string }) {}

  /** Visits an address without following its redirect. Returns the redirect's target, or null. */
  async visit(address: string): Promise<string | null> {
    const url = new URL(address, webOrigin);
    const isSite = url.origin === webOrigin;
    const key = isSite ? 'site' : 'provider';
    const target = isSite ? this.origins.api + url.pathname + url.search : url.href;
    const response = await fetch(target, { redirect: 'manual', headers: { cookie: this.cookieHeader(key) } });
    for (const cookie of response.headers.getSetCookie()) this.keep(key, cookie);
    const location = response.headers.get('location');
    return location === null ? null : new URL(location, url).href;
  }

  /** Begins a sign-in on the site and returns the address of the provider's page. */
  async begin(query: Readonly<Record<string, string>> = {}): Promise<string> {
    return this.mustVisit(`/api/auth/oauth/google?${new URLSearchParams(query).toString()}`);
  }

  /** Signs in at the provider, and returns the address on the site that the provider redirects to. */
  async signIn(page: string, as: string): Promise<string> {
    const start = new URL(page);
    start.searchParams.set('login_hint', as);
    let next = start.href;
    while (!next.startsWith(webOrigin)) next = await this.mustVisit(next);
    return next;
  }

  /** Returns the query of the login page that the whole sign-in ends on. */
  async login(as: string, query: Readonly<Record<string, string>> = {}): Promise<URLSearchParams> {
    return this.loginPage(await this.signIn(await this.begin(query), as));
  }

  /** Visits the callback and returns the query of the login page that it redirects to. */
  async loginPage(callback: string): Promise<URLSearchParams> {
    return new URL(await this.mustVisit(callback)).searchParams;
  }

  /** Sends the code of the login page for its session. */
  open(query: URLSearchParams): Promise<Answer<unknown>> {
    return this.client.answer('auth.openProviderSession', { body: { code: query.get('code') ?? '' } });
  }

  get client(): Client {
    return clientOf(this.origins.api, { cookie: this.cookieHeader('site') });
  }

  cookieHeader(key: 'site' | 'provider'): string {
    return [...this.cookies].flatMap(([name, value]) => (name.startsWith(`${key} `) ? value : [])).join('; ');
  }

  private async mustVisit(address: string): Promise<string> {
    const next = await this.visit(address);
    if (next === null) throw new Error(`${address} does not redirect`);
    return next;
  }

  private keep(key: string, cookie: string): void {
    const [pair = ''] = cookie.split(';');
    const isGone = /expires=Thu, 01 Jan 1970/i.test(cookie);
    if (isGone) this.cookies.delete(`${key} ${pair.split('=')[0]}`);
    else this.cookies.set(`${key} ${pair.split('=')[0]}`, pair);
  }
}

/** Sets up an API that people sign in to with a local provider. `more` adds to its settings. */
export function useProviderApi(more: Readonly<Record<string, string>> = {}) {
  let provider: LocalProvider;
  const settings: Record<string, string> = { ...more, GOOGLE_CLIENT_ID: clientId, GOOGLE_CLIENT_SECRET: clientSecret };
  beforeAll(async () => {
    provider = await LocalProvider.start();
    settings['GOOGLE_ISSUER'] = provider.issuer;
  });
  const api: TestApi = useApi(settings);
  afterAll(() => provider.stop());
  return {
    api,
    settings,
    get provider() {
      return provider;
    },
    browser: () => new Browser({ api: api.origin, provider: provider.issuer }),
  };
}
