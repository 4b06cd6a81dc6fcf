import { type AuthWire, type Locale, Role } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { msPerMinute } from '@dronesoccer/domain';
import { type TestApi, useApi } from '../../../../test/support/api.js';
import { dataOf, outcomeOf } from '../../../../test/support/client.js';
import { eventually } from '../../../../test/support/eventually.js';
import { type AtProvider, type Browser, useProviderApi } from '../../../../test/support/local-provider.js';
import {
  bearer,
  goodPassword,
  type Person,
  registered,
  signedIn,
  someEmail,
  withRoles,
} from '../../../../test/support/people.js';
import { placeOrder } from '../../../../test/support/shopping.js';
import { Clock } from '../../../platform/clock/index.js';

const google = useProviderApi();
const { api } = google;
let made = 0;

/** Creates an account at the provider and returns its name there. */
function atProvider(details: Partial<AtProvider> = {}): { name: string; email: string; sub: string } {
  made++;
  const [name, email, sub] = [`person-${made}`, someEmail(), `sub-${made}`];
  const person = { sub, email, email_verified: true, given_name: 'Léa', family_name: 'Roy', ...details };
  google.provider.people.set(name, person);
  return { name, ...person };
}

/** Registers a person with a password whose address counts as confirmed. */
async function verified(): Promise<Person> {
  const person = await registered(api);
  await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [person.user.id]);
  return person;
}

const failed = (query: URLSearchParams) => query.get('failed');

/** Signs in with the provider and returns the session. */
async function signInAs(name: string, browser: Browser = google.browser()): Promise<AuthWire> {
  return dataOf(await browser.open(await browser.login(name))) as AuthWire;
}

const accountsOf = (email: string) =>
  api.database.query<{ id: string; identities: number }>(
    `SELECT u.id, (SELECT count(*)::int FROM identities i WHERE i.user_id = u.id) AS identities
       FROM users u WHERE u.email = $1`,
    [email],
  );

function later(milliseconds: number): void {
  const now = Date.now() + milliseconds;
  jest.spyOn(api.app.get(Clock), 'now').mockImplementation(() => new Date(now));
}

afterEach(() => jest.restoreAllMocks());

describe('a sign-in with Google', () => {
  it('gives a new person an account without a password, which registration would also have given', async () => {
    const { name, email } = atProvider();
    const { user } = await signInAs(name);
    expect(user).toMatchObject({ email, name: 'Léa Roy', userRoles: [Role.PLAYER], isEmailVerified: true });
    const accepted = await api.database.query('SELECT 1 FROM policy_acceptances WHERE subject_id = $1', [user.id]);
    expect(accepted.length).toBeGreaterThan(0);
    expect(await api.guest.refused('auth.login', { body: { email, password: goodPassword } })).toEqual([
      401,
      'AUTH_001',
    ]);
  });

  it('gives the account what was ordered with its address as a guest', async () => {
    const { name, email } = atProvider();
    const product = await givenProduct(api.database, { stock: 5 });
    const order = await placeOrder(api.origin, { items: [{ productId: product.id, quantity: 1 }], email });
    const { user } = await signInAs(name);
    const owner = () =>
      api.database.query<{ id: string }>('SELECT user_id AS id FROM orders WHERE id = $1', [order.id]);
    await eventually(owner, ([row]) => row?.id === user.id);
  });

  it('keeps the language and the page that the person wanted, and puts no token into an address', async () => {
    const { name } = atProvider();
    const browser = google.browser();
    const callback = await browser.signIn(await browser.begin({ locale: 'fr', redirect: '/fr/shop?sale=1' }), name);
    const page = new URL((await browser.visit(callback)) ?? '');
    expect([page.origin + page.pathname, page.searchParams.get('redirect')]).toEqual([
      'http://localhost:3000/fr/login',
      '/fr/shop?sale=1',
    ]);
    expect([...page.searchParams.keys()].sort()).toEqual(['code', 'redirect']);
    const { user } = dataOf(await browser.open(page.searchParams)) as AuthWire;
    expect(user.locale satisfies Locale).toBe('fr');
  });

  it('uses a name and an address at the provider only as far as our own rules accept them', async () => {
    const { name } = atProvider({ given_name: '<b>', family_name: 'x'.repeat(200) });
    const { user } = await signInAs(name);
    expect(user.name).toBe(user.email.replace(/@.*/, ''));
    expect(failed(await google.browser().login(atProvider({ email: 'nowhere' }).name))).toBe('AUTH_015');
  });

  it('links an existing account when both sides have verified the address', async () => {
    const person = await verified();
    const { user } = await signInAs(atProvider({ email: person.email.toUpperCase() }).name);
    expect(user.id).toBe(person.user.id);
    const notice = await api.mails.waitFor({ to: person.email, subject: 'You can now log in with Google' });
    expect(notice.text).toContain(person.email.toUpperCase());
    expect((await signedIn(api, person)).user.id).toBe(user.id);
    expect(await api.as(person).call('me.signInMethods')).toEqual({
      hasPassword: true,
      hasTwoStep: false,
      google: [{ email: expect.stringMatching(new RegExp(person.email, 'i')), linkedAt: expect.any(String) }],
    });
  });

  it('does not confirm the identity of an account that has a password', async () => {
    const person = await verified();
    const [known, newcomer] = [atProvider({ email: person.email }), atProvider()];
    const sessionOf = async (name: string) => api.as({ bearer: bearer((await signInAs(name)).accessToken) });
    const me = await sessionOf(known.name);
    expect(await me.refused('me.beginTwoStep')).toEqual([409, 'AUTH_019']);
    await me.call('me.confirmIdentity', { body: { password: person.password } });
    await me.call('me.beginTwoStep');
    // Without a password and a code, the login with Google is the only proof.
    await (await sessionOf(newcomer.name)).call('me.beginTwoStep');
  });

  it('links no account that has not confirmed its address (AUTH_014)', async () => {
    const person = await registered(api);
    const { name } = atProvider({ email: person.email });
    expect(failed(await google.browser().login(name))).toBe('AUTH_014');
    expect(await accountsOf(person.email)).toEqual([{ id: person.user.id, identities: 0 }]);
  });

  it.each([false, undefined])(
    'links and creates nothing if the provider says %s of the address (AUTH_015)',
    async (is) => {
      const person = await verified();
      const unknown = someEmail();
      for (const email of [person.email, unknown]) {
        const { name } = atProvider({ email, email_verified: is });
        expect(failed(await google.browser().login(name))).toBe('AUTH_015');
      }
      expect(await accountsOf(person.email)).toEqual([{ id: person.user.id, identities: 0 }]);
      expect(await accountsOf(unknown)).toEqual([]);
    },
  );

  it('finds a linked account again after either address has changed', async () => {
    const { name, sub } = atProvider();
    const { user } = await signInAs(name);
    google.provider.people.set(name, { sub, email: someEmail(), email_verified: false });
    await api.database.query('UPDATE users SET email = $2 WHERE id = $1', [user.id, someEmail()]);
    expect((await signInAs(name)).user.id).toBe(user.id);
  });

  it('creates one account for two answers at once', async () => {
    const { name, email } = atProvider();
    const browsers = [google.browser(), google.browser(), google.browser(), google.browser()];
    const ready = await Promise.all(
      browsers.map(async (browser) => ({ browser, callback: await browser.signIn(await browser.begin(), name) })),
    );
    const pages = await Promise.all(ready.map(({ browser, callback }) => browser.loginPage(callback)));
    expect(pages.map((page) => page.has('code'))).toEqual([true, true, true, true]);
    expect(await accountsOf(email)).toEqual([{ id: expect.any(String), identities: 1 }]);
  });

  it('lets no disabled account in (AUTH_006)', async () => {
    const { name, email } = atProvider();
    const browser = google.browser();
    const page = await browser.login(name);
    const disable = () => api.database.query('UPDATE users SET status = 2 WHERE email = $1', [email]);
    await disable();
    expect(outcomeOf(await browser.open(page))).toEqual([403, 'AUTH_006']);
    expect(failed(await google.browser().login(name))).toBe('AUTH_006');
    const person = await verified();
    await api.database.query('UPDATE users SET status = 2 WHERE id = $1', [person.user.id]);
    expect(failed(await google.browser().login(atProvider({ email: person.email }).name))).toBe('AUTH_006');
    expect(await accountsOf(person.email)).toEqual([{ id: person.user.id, identities: 0 }]);
  });
});

describe('the code of a sign-in with Google', () => {
  it('works once, also when it is sent twice at once (AUTH_013)', async () => {
    const browser = google.browser();
    const page = await browser.login(atProvider().name);
    const answers = await Promise.all([browser.open(page), browser.open(page), browser.open(page)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400, 400]);
    expect(outcomeOf(await browser.open(page))).toEqual([400, 'AUTH_013']);
  });

  it('works only in the browser that began the sign-in', async () => {
    const [victim, thief] = [google.browser(), google.browser()];
    const page = await thief.login(atProvider().name);
    expect(outcomeOf(await victim.open(page))).toEqual([400, 'AUTH_013']);
    await victim.begin();
    expect(outcomeOf(await victim.open(page))).toEqual([400, 'AUTH_013']);
  });

  it('works for three minutes', async () => {
    const browser = google.browser();
    const page = await browser.login(atProvider().name);
    later(181_000);
    expect(outcomeOf(await browser.open(page))).toEqual([400, 'AUTH_013']);
  });

  it('is stored only as a hash', async () => {
    const page = await google.browser().login(atProvider().name);
    const rows = await api.database.query<{ row: string }>('SELECT c::text AS row FROM sign_in_codes c');
    const code = Buffer.from(page.get('code') ?? '', 'base64url').toString('hex');
    expect(rows.map(({ row }) => row).join()).not.toContain(code);
  });
});

describe('an answer of Google', () => {
  it('counts only in the browser that asked for it (AUTH_013)', async () => {
    const thief = google.browser();
    const callback = await thief.signIn(await thief.begin(), atProvider().name);
    const victim = google.browser();
    expect(failed(await victim.loginPage(callback))).toBe('AUTH_013');
    await victim.begin();
    expect(failed(await victim.loginPage(callback))).toBe('AUTH_013');
  });

  it('counts only with the state of the sign-in, and with a cookie that we signed', async () => {
    const browser = google.browser();
    const callback = new URL(await browser.signIn(await browser.begin(), atProvider().name));
    const cookie = browser.cookieHeader('site');
    const forged = cookie.replace(/\.[\w-]+$/, `.${'x'.repeat(43)}`);
    const asked = await api.http.get(callback.pathname + callback.search).set('cookie', forged);
    expect(asked.headers['location']).toContain('failed=AUTH_013');
    callback.searchParams.set('state', 'x'.repeat(43));
    expect(failed(await browser.loginPage(callback.href))).toBe('AUTH_013');
    callback.searchParams.delete('state');
    expect(failed(await browser.loginPage(callback.href))).toBe('AUTH_013');
  });

  it('counts only with the nonce of the sign-in', async () => {
    const browser = google.browser();
    const page = new URL(await browser.begin());
    page.searchParams.set('nonce', 'another');
    expect(failed(await browser.loginPage(await browser.signIn(page.href, atProvider().name)))).toBe('AUTH_012');
  });

  it('counts only within ten minutes', async () => {
    const browser = google.browser();
    const callback = await browser.signIn(await browser.begin({ redirect: '/shop' }), atProvider().name);
    later(10 * msPerMinute + 1_000);
    expect(failed(await browser.loginPage(callback))).toBe('AUTH_013');
  });

  it('counts once', async () => {
    const browser = google.browser();
    const callback = await browser.signIn(await browser.begin(), atProvider().name);
    expect((await browser.loginPage(callback)).has('code')).toBe(true);
    expect(failed(await browser.loginPage(callback))).toBe('AUTH_012');
  });

  it('leads back to the login page when the person cancels (AUTH_011)', async () => {
    google.provider.people.set('canceller', null);
    const page = await google.browser().login('canceller', { redirect: '/shop' });
    expect([failed(page), page.get('redirect')]).toEqual(['AUTH_011', '/shop']);
  });
});

describe('a person without a password', () => {
  const newPerson = async () => {
    const { name, email } = atProvider();
    const { user, accessToken } = await signInAs(name);
    return { name, user, email, bearer: bearer(accessToken) };
  };

  it('learns how they sign in, and cannot change a password (USER_004)', async () => {
    const person = await newPerson();
    expect(await api.as(person).call('me.signInMethods')).toMatchObject({
      hasPassword: false,
      google: [{ email: person.email }],
    });
    const body = { currentPassword: goodPassword, newPassword: goodPassword };
    expect(await api.as(person).refused('me.changePassword', { body })).toEqual([409, 'USER_004']);
  });

  it('erases the account after a fresh sign-in (AUTH_016)', async () => {
    const person = await newPerson();
    const age = "UPDATE sessions SET created_at = created_at - interval '10 minutes' WHERE user_id = $1";
    await api.database.query(age, [person.user.id]);
    expect(await api.as(person).refused('privacy.erase', { body: {} })).toEqual([409, 'AUTH_016']);
    const again = await signInAs(person.name);
    await api.as({ bearer: bearer(again.accessToken) }).call('privacy.erase', { body: {} });
    expect(await accountsOf(person.email)).toEqual([]);
  });

  it('gets no link from an administrator (USER_006), and sets no password with their own (USER_007)', async () => {
    const person = await newPerson();
    const chief = await withRoles(api, Role.SUPER_ADMIN);
    const send = api.as(chief).refused('users.admin.sendPasswordReset', { params: { id: person.user.id } });
    expect(await send).toEqual([409, 'USER_006']);
    await api.guest.call('auth.forgotPassword', { body: { email: person.email } });
    const { text } = await api.mails.waitFor({ to: person.email, subject: /Choose a new password/ });
    const [, token = ''] = /\?token=([\w-]+)/.exec(text) ?? [];
    const body = { token, password: goodPassword };
    expect(await api.guest.refused('auth.resetPassword', { body })).toEqual([409, 'USER_007']);
  });
});

describe('without a provider', () => {
  const down = useApi({ ...google.settings, GOOGLE_ISSUER: 'http://127.0.0.1:9' }, { sharing: api });
  const plain = useApi({}, { sharing: api });
  const failureOf = async ({ http }: TestApi) => {
    const path = '/api/auth/oauth/google?locale=fr&redirect=%2Fshop';
    const { headers, status } = await http.get(path);
    const { pathname, searchParams } = new URL(headers['location'] ?? '');
    return [status, pathname, ...searchParams.values()];
  };

  it('the login page explains that Google cannot be reached (AUTH_012)', async () => {
    expect(await failureOf(down)).toEqual([302, '/fr/login', 'AUTH_012', '/shop']);
  });

  it('an installation that has not configured Google offers no sign-in with it (COMMON_002)', async () => {
    expect(await failureOf(plain)).toEqual([302, '/fr/login', 'COMMON_002', '/shop']);
  });
});

describe('a linked account', () => {
  it('exports the link, and loses it when it is erased', async () => {
    const person = await verified();
    const { name } = atProvider({ email: person.email });
    await signInAs(name);
    const { tables } = await api.as(person).call('privacy.export');
    expect(JSON.stringify(tables)).toContain(person.email);
    await api.as(person).call('privacy.erase', { body: { password: goodPassword } });
    const { user } = await signInAs(name);
    expect(user.id).not.toBe(person.user.id);
  });
});
