import bcrypt from 'bcrypt';
import pg from 'pg';
import { useApi } from '../../../test/support/api.js';
import { clientOf } from '../../../test/support/client.js';
import { bearer, goodPassword, registered, signedIn, someEmail } from '../../../test/support/people.js';

describe('registering', () => {
  const api = useApi({ WEB_ORIGIN: 'https://shop.dronesoccer.test', COOKIE_DOMAIN: 'dronesoccer.test' });

  it('opens an account as a player and signs the person in', async () => {
    const email = someEmail();
    const { accessToken, refreshToken, user } = await api.guest.call('auth.register', {
      body: {
        firstName: 'Zoé',
        lastName: "L'Heureux",
        email,
        password: goodPassword,
        phone: '(604) 555-0199',
        locale: 'fr',
      },
    });
    expect(user).toMatchObject({
      name: "Zoé L'Heureux",
      email,
      phone: '+16045550199',
      role: 5,
      userRoles: [5],
      status: 1,
      user_type: 1,
      locale: 'fr',
      isEmailVerified: false,
    });
    expect(user.token).toBe(accessToken);
    expect(refreshToken).toHaveLength(43);
    expect(await clientOf(api.origin, bearer(accessToken)).call('me.get')).toEqual(user);
  });

  it('puts into the access token what the client reads from it', async () => {
    const { accessToken, user } = await registered(api, { firstName: 'Mia', lastName: 'Chen' });
    const claims = JSON.parse(Buffer.from(accessToken.split('.')[1] ?? '', 'base64url').toString()) as object;
    expect(claims).toMatchObject({
      sub: user.id,
      given_name: 'Mia',
      family_name: 'Chen',
      email: user.email,
      role: 5,
      userRoles: [5],
      typ: 'access',
    });
  });

  it('says USER_002 for an address that has an account, however it is spelled', async () => {
    const { email } = await registered(api);
    const body = { firstName: 'Ann', lastName: 'Roy', email: email.toUpperCase(), password: goodPassword };
    expect(await api.guest.answer('auth.register', { body })).toMatchObject({
      status: 409,
      body: { isSuccess: false, errorCode: 'USER_002', data: null },
    });
  });

  it('gives one account to two who register the same address at once', async () => {
    const body = { firstName: 'Ann', lastName: 'Roy', email: someEmail(), password: goodPassword };
    const replies = await Promise.all(Array.from({ length: 6 }, () => api.guest.answer('auth.register', { body })));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it.each([
    ['Sh#rt1', 'shorter than the configured minimum'],
    ['P@ssw0rd123', 'common'],
    ['Password1!', 'common'],
  ])('refuses the password %s (%s) with AUTH_007', async (password) => {
    const body = { firstName: 'Ann', lastName: 'Roy', email: someEmail(), password };
    expect(await api.guest.answer('auth.register', { body })).toMatchObject({
      status: 400,
      body: { errorCode: 'AUTH_007', errors: [{ field: 'password' }] },
    });
  });

  it('refuses a role, a status or an owner in the body', async () => {
    for (const extra of [{ role: 1 }, { userRoles: [1] }, { status: 1 }, { companyId: 'x' }, { id: 'x' }]) {
      const body = { firstName: 'Ann', lastName: 'Roy', email: someEmail(), password: goodPassword, ...extra };
      expect(await api.guest.answer('auth.register', { body })).toMatchObject({
        status: 400,
        body: { errorCode: 'AUTH_008', errors: [{ field: Object.keys(extra)[0] }] },
      });
    }
  });

  it('sets the parent-domain cookie, and never lets it in', async () => {
    const { email, password } = await registered(api);
    const login = await api.guest.answer('auth.login', { body: { email, password } });
    expect(login.status).toBe(200);
    const [cookie = ''] = login.headers.getSetCookie();
    expect(cookie).toMatch(/^token=ey/);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Domain=dronesoccer.test', 'Path=/']) {
      expect(cookie).toContain(part);
    }
    expect(await api.guest.refused('me.get', { headers: { cookie: cookie.split(';')[0] ?? '' } })).toEqual([
      401,
      'AUTH_002',
    ]);
  });
});

describe('signing in', () => {
  const api = useApi();

  it('takes the e-mail in any spelling', async () => {
    const person = await registered(api);
    const again = await signedIn(api, { ...person, email: person.email.toUpperCase() });
    expect(again.user.id).toBe(person.user.id);
  });

  it('answers a wrong password, an unknown address and an account without a password alike', async () => {
    const person = await registered(api);
    const external = await registered(api);
    await api.database.query('UPDATE users SET password_hash = NULL, password_key_id = NULL WHERE id = $1', [
      external.user.id,
    ]);
    const bodies = [
      { email: person.email, password: 'Wrong#Pass1' },
      { email: someEmail(), password: goodPassword },
      { email: external.email, password: goodPassword },
    ];
    for (const body of bodies) {
      const reply = await api.guest.answer('auth.login', { body });
      expect(reply.status).toBe(401);
      expect(reply.body).toEqual({
        isSuccess: false,
        message: 'Invalid email or password',
        errorCode: 'AUTH_001',
        data: null,
      });
    }
  });

  it('refuses a disabled account only to who knows its password', async () => {
    const { email, password, user } = await registered(api);
    await api.database.query('UPDATE users SET status = 2 WHERE id = $1', [user.id]);
    expect(await api.guest.refused('auth.login', { body: { email, password } })).toEqual([403, 'AUTH_006']);
    expect(await api.guest.refused('auth.login', { body: { email, password: 'Wrong#Pass1' } })).toEqual([
      401,
      'AUTH_001',
    ]);
  });
});

describe('the work that a refusal takes (S6)', () => {
  // Hashing must be expensive enough to measure, and no background work may interfere.
  const api = useApi({ BCRYPT_COST: '9', ROLES: 'http' });
  let bodies: Record<'wrong password' | 'unknown address' | 'account without a password', () => object>;

  beforeAll(async () => {
    const [{ email }, external] = [await registered(api), await registered(api)];
    await api.database.query('UPDATE users SET password_hash = NULL, password_key_id = NULL WHERE id = $1', [
      external.user.id,
    ]);
    // A network that an account signed in from before has a separate limit. An attacker's network is unknown.
    await api.database.query('DELETE FROM sessions');
    const password = 'Wrong#Pass1';
    bodies = {
      'wrong password': () => ({ email, password }),
      'unknown address': () => ({ email: someEmail(), password }),
      'account without a password': () => ({ email: external.email, password }),
    };
  });
  afterEach(() => jest.restoreAllMocks());

  const refuse = async (body: object) =>
    expect(await api.guest.refused('auth.login', { body })).toEqual([401, 'AUTH_001']);

  it('is one comparison with a hash of the same cost, whatever is wrong', async () => {
    const compared = jest.spyOn(bcrypt, 'compare');
    for (const [what, body] of Object.entries(bodies)) {
      compared.mockClear();
      await refuse(body());
      const costs = compared.mock.calls.map(([, hash]) => bcrypt.getRounds(hash));
      expect({ what, costs }).toEqual({ what, costs: [9] });
    }
  });

  it('asks the database the same, whatever is wrong', async () => {
    const sent = jest.spyOn(pg.Client.prototype, 'query');
    const statementsOf = async (body: object): Promise<string[]> => {
      sent.mockClear();
      await refuse(body);
      return sent.mock.calls.map(([query]) => (typeof query === 'string' ? query : (query as { text: string }).text));
    };
    const expected = await statementsOf(bodies['wrong password']());
    expect(expected).not.toEqual([]);
    expect(await statementsOf(bodies['unknown address']())).toEqual(expected);
    expect(await statementsOf(bodies['account without a password']())).toEqual(expected);
  });
});

describe('signing out', () => {
  const api = useApi();

  it('ends the session, its access token too, and removes the cookie', async () => {
    const { refreshToken, bearer: headers } = await registered(api);
    const reply = await api.guest.answer('auth.logout', { body: { refreshToken } });
    expect(reply.status).toBe(200);
    expect(reply.headers.getSetCookie()[0]).toMatch(/^token=;/);
    expect(await clientOf(api.origin, headers).refused('me.get')).toEqual([401, 'AUTH_002']);
    expect(await api.guest.refused('auth.refresh', { body: { refreshToken } })).toEqual([401, 'AUTH_004']);
  });

  it('is content with a token that it does not know', async () => {
    await api.guest.call('auth.logout', { body: { refreshToken: 'never-issued' } });
  });
});
