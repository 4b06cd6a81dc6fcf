import { createHmac } from 'node:crypto';
import { Role } from '@dronesoccer/contracts';
import { type TestApi, useApi } from '../../../test/support/api.js';
import { clientOf } from '../../../test/support/client.js';
import { passTime } from '../../../test/support/pass-time.js';
import { bearer, goodPassword, registered, signedIn } from '../../../test/support/people.js';

/**
 * Tests change the database directly, as a second API process would, so this process's caches do not notice the change.
 */
const aSecond = 1_000;

describe('what an administrator or the person changes (S3)', () => {
  const api = useApi();
  afterEach(() => jest.restoreAllMocks());

  it('applies within a second: a closed session', async () => {
    const person = await registered(api);
    await api.as(person).call('me.get');
    await api.database.query('UPDATE sessions SET revoked_at = now() WHERE user_id = $1', [person.user.id]);
    passTime(aSecond);
    expect(await api.as(person).refused('me.get')).toEqual([401, 'AUTH_002']);
  });

  it('applies within a second: a disabled user', async () => {
    const person = await registered(api);
    await api.as(person).call('me.get');
    await api.database.query('UPDATE users SET status = 2 WHERE id = $1', [person.user.id]);
    passTime(aSecond);
    expect(await api.as(person).refused('me.get')).toEqual([403, 'AUTH_006']);
  });

  it('applies within a second: another role', async () => {
    const person = await registered(api);
    await api.as(person).call('me.get');
    await api.database.query('UPDATE user_roles SET role = $2 WHERE user_id = $1', [person.user.id, Role.COACH]);
    passTime(aSecond);
    expect(await api.as(person).call('me.get')).toMatchObject({ role: Role.COACH, userRoles: [Role.COACH] });
  });

  it('applies at once: a changed password signs out every other session and no other person', async () => {
    const here = await registered(api);
    const there = await signedIn(api, here);
    const stranger = await registered(api);
    await api
      .as(here)
      .call('me.changePassword', { body: { currentPassword: goodPassword, newPassword: 'Other#Arena43' } });
    expect(await api.as(there).refused('me.get')).toEqual([401, 'AUTH_002']);
    expect(await api.guest.refused('auth.refresh', { body: { refreshToken: there.refreshToken } })).toEqual([
      401,
      'AUTH_004',
    ]);
    await api.as(here).call('me.get');
    await api.as(stranger).call('me.get');
  });
});

describe('an access token (S5)', () => {
  const api = useApi();
  const secret = 'development-only-jwt-secret-not-for-production';

  it('is refused when any of its bits is another', async () => {
    const { accessToken } = await registered(api);
    const mutations = process.env['TEST_FULL'] ? 200 : 60;
    for (let index = 0; index < mutations; index++) {
      const forged = altered(accessToken, index);
      if (forged !== accessToken) await refused(api, forged);
    }
  });

  it('is refused with another algorithm, none, another issuer, audience or type, or too late', async () => {
    const { accessToken } = await registered(api);
    const claims = claimsOf(accessToken);
    const good = sign({ alg: 'HS256', typ: 'JWT' }, claims);
    await clientOf(api.origin, bearer(good)).call('me.get');
    const forgeries = [
      sign({ alg: 'HS384', typ: 'JWT' }, claims, 'sha384'),
      sign({ alg: 'HS512', typ: 'JWT' }, claims, 'sha512'),
      `${encode({ alg: 'none', typ: 'JWT' })}.${encode(claims)}.`,
      sign({ alg: 'HS256' }, claims, 'sha256', 'another secret that is long enough'),
      ...[
        { iss: 'somebody' },
        { aud: 'another-api' },
        { typ: 'refresh' },
        { typ: undefined },
        { exp: Math.floor(Date.now() / 1_000) - 1 },
        { exp: undefined },
        { sid: 'no-session' },
        { sid: undefined },
        { sub: '0190b6a0-0000-7000-8000-000000000000' },
      ].map((change) => sign({ alg: 'HS256', typ: 'JWT' }, { ...claims, ...change })),
    ];
    for (const forged of forgeries) await refused(api, forged);
  });

  it('is needed: no token, another scheme, and rubbish are 401 with the envelope', async () => {
    for (const authorization of [
      '',
      'Bearer',
      'Bearer ',
      'Bearer x',
      'Basic dXNlcjpwYXNz',
      'Bearer a.b.c',
      'bearer null',
    ]) {
      const call = api.http.get('/api/me');
      const reply = await (authorization === '' ? call : call.set({ authorization })).expect(401);
      expect(reply.body).toMatchObject({ isSuccess: false, errorCode: 'AUTH_002' });
    }
  });

  it('stands alone: nothing may follow or precede it', async () => {
    const person = await registered(api);
    const authorization = person.bearer.authorization;
    await clientOf(api.origin, { authorization }).call('me.get');
    for (const other of [`${authorization} anything`, `${authorization},${authorization}`, `x ${authorization}`]) {
      expect(await clientOf(api.origin, { authorization: other }).refused('me.get')).toEqual([401, 'AUTH_002']);
    }
  });

  function sign(header: object, claims: object, digest = 'sha256', key = secret): string {
    const signed = `${encode(header)}.${encode(claims)}`;
    return `${signed}.${createHmac(digest, key).update(signed).digest('base64url')}`;
  }
});

async function refused(api: TestApi, token: string): Promise<void> {
  const reply = await clientOf(api.origin, bearer(token)).answer('me.get');
  expect({ token, status: reply.status }).toEqual({ token, status: 401 });
}

function encode(value: object): string {
  return Buffer.from(JSON.stringify(value)).toString('base64url');
}

function claimsOf(token: string): Record<string, unknown> {
  return JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString()) as Record<string, unknown>;
}

/**
 * Replaces a letter at a position that depends on the index. The last letter is excluded, because its low bits are
 * ignored.
 */
function altered(token: string, index: number): string {
  const place = (index * 37) % (token.length - 1);
  const letter = token[place] === 'A' ? 'B' : 'A';
  return token[place] === '.' ? token : token.slice(0, place) + letter + token.slice(place + 1);
}
