import type { AuthWire } from '@dronesoccer/contracts';
import bcrypt from 'bcrypt';
import { useApi } from '../../../test/support/api.js';
import { bearer, goodPassword, registered, signedIn, someEmail } from '../../../test/support/people.js';

describe('registering', () => {
  const api = useApi({ WEB_ORIGIN: 'https://shop.dronesoccer.test', COOKIE_DOMAIN: 'dronesoccer.test' });

  it('opens an account as a player and signs the person in', async () => {
    const email = someEmail();
    const reply = await api.http
      .post('/api/auth/register')
      .send({
        firstName: 'Zoé',
        lastName: "L'Heureux",
        email,
        password: goodPassword,
        phone: '(604) 555-0199',
        locale: 'fr',
      })
      .expect(201);
    const { accessToken, refreshToken, user } = reply.body as AuthWire;
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
    const me = await api.http.get('/api/me').set(bearer(accessToken)).expect(200);
    expect(me.body).toEqual(user);
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
    const reply = await api.http.post('/api/auth/register').send(body).expect(409);
    expect(reply.body).toMatchObject({ isSuccess: false, errorCode: 'USER_002', data: null });
  });

  it('gives one account to two who register the same address at once', async () => {
    const body = { firstName: 'Ann', lastName: 'Roy', email: someEmail(), password: goodPassword };
    const replies = await Promise.all(Array.from({ length: 6 }, () => api.http.post('/api/auth/register').send(body)));
    expect(replies.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409]);
  });

  it.each([
    ['Sh#rt1', 'shorter than the configured minimum'],
    ['P@ssw0rd123', 'common'],
    ['Password1!', 'common'],
  ])('refuses the password %s (%s) with AUTH_007', async (password) => {
    const body = { firstName: 'Ann', lastName: 'Roy', email: someEmail(), password };
    const reply = await api.http.post('/api/auth/register').send(body).expect(400);
    expect(reply.body).toMatchObject({ errorCode: 'AUTH_007', errors: [{ field: 'password' }] });
  });

  it('refuses a role, a status or an owner in the body', async () => {
    for (const extra of [{ role: 1 }, { userRoles: [1] }, { status: 1 }, { companyId: 'x' }, { id: 'x' }]) {
      const body = { firstName: 'Ann', lastName: 'Roy', email: someEmail(), password: goodPassword, ...extra };
      const reply = await api.http.post('/api/auth/register').send(body).expect(400);
      expect(reply.body).toMatchObject({ errorCode: 'AUTH_008', errors: [{ field: Object.keys(extra)[0] }] });
    }
  });

  it('sets the parent-domain cookie, and never lets it in', async () => {
    const { email, password } = await registered(api);
    const login = await api.http.post('/api/auth/login').send({ email, password }).expect(200);
    const [cookie = ''] = login.get('Set-Cookie') ?? [];
    expect(cookie).toMatch(/^token=ey/);
    for (const part of ['HttpOnly', 'Secure', 'SameSite=Lax', 'Domain=dronesoccer.test', 'Path=/']) {
      expect(cookie).toContain(part);
    }
    await api.http
      .get('/api/me')
      .set('cookie', cookie.split(';')[0] ?? '')
      .expect(401);
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
      const reply = await api.http.post('/api/auth/login').send(body).expect(401);
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
    const right = await api.http.post('/api/auth/login').send({ email, password }).expect(403);
    expect(right.body.errorCode).toBe('AUTH_006');
    await api.http.post('/api/auth/login').send({ email, password: 'Wrong#Pass1' }).expect(401);
  });
});

describe('the work that a refusal takes (S6)', () => {
  // Hashing dear enough to be seen; nothing in the background that works besides.
  const api = useApi({ BCRYPT_COST: '9', ROLES: 'http' });
  let bodies: Record<'wrong password' | 'unknown address' | 'account without a password', () => object>;

  beforeAll(async () => {
    const [{ email }, external] = [await registered(api), await registered(api)];
    await api.database.query('UPDATE users SET password_hash = NULL, password_key_id = NULL WHERE id = $1', [
      external.user.id,
    ]);
    const password = 'Wrong#Pass1';
    bodies = {
      'wrong password': () => ({ email, password }),
      'unknown address': () => ({ email: someEmail(), password }),
      'account without a password': () => ({ email: external.email, password }),
    };
  });
  afterEach(() => jest.restoreAllMocks());

  const refuse = (body: object) => api.http.post('/api/auth/login').send(body).expect(401);

  it('is one comparison with a hash of the same cost, whatever is wrong', async () => {
    const compared = jest.spyOn(bcrypt, 'compare');
    for (const [what, body] of Object.entries(bodies)) {
      compared.mockClear();
      await refuse(body());
      const costs = compared.mock.calls.map(([, hash]) => bcrypt.getRounds(hash));
      expect({ what, costs }).toEqual({ what, costs: [9] });
    }
  });

  it('is the same for an unknown address as for a wrong password', async () => {
    // The processor's time: unlike the clock's it does not count what others do meanwhile.
    const work = async (body: object): Promise<number> => {
      const before = process.cpuUsage();
      await refuse(body);
      const { user, system } = process.cpuUsage(before);
      return user + system;
    };
    const known: number[] = [];
    const unknown: number[] = [];
    for (let round = 0; round < 15; round++) {
      known.push(await work(bodies['wrong password']()));
      unknown.push(await work(bodies['unknown address']()));
    }
    const ratio = median(unknown) / median(known);
    expect(ratio).toBeGreaterThan(1 / 2);
    expect(ratio).toBeLessThan(2);
  });
});

describe('signing out', () => {
  const api = useApi();

  it('ends the session, its access token too, and removes the cookie', async () => {
    const { refreshToken, bearer: headers } = await registered(api);
    const reply = await api.http.post('/api/auth/logout').send({ refreshToken }).expect(200);
    expect(reply.get('Set-Cookie')?.[0]).toMatch(/^token=;/);
    await api.http.get('/api/me').set(headers).expect(401);
    await api.http.post('/api/auth/refresh').send({ refreshToken }).expect(401);
  });

  it('is content with a token that it does not know', async () => {
    await api.http.post('/api/auth/logout').send({ refreshToken: 'never-issued' }).expect(200);
  });
});

function median(values: readonly number[]): number {
  return [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;
}
