import { useApi } from '../../../test/support/api.js';
import { bearer, goodPassword, registered, signedIn } from '../../../test/support/people.js';
import { describeDevice } from './sessions/sign-in-origin.js';

describe('my sessions', () => {
  const api = useApi();

  it('are listed with the one that asks marked, and can be signed out one by one', async () => {
    const here = await registered(api);
    const login = await api.guest.call('auth.login', {
      body: { email: here.email, password: goodPassword },
      headers: { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0' },
    });
    const list = () => api.as(here).call('me.sessions');
    const sessions = await list();
    expect(sessions).toHaveLength(2);
    const other = sessions.find((session) => !session.isCurrent);
    expect(other?.device).toBe('Firefox · Windows');
    await api.as(here).call('me.revokeSession', { params: { id: other?.id ?? '' } });
    expect(await api.as({ bearer: bearer(login.accessToken) }).refused('me.get')).toEqual([401, 'AUTH_002']);
    expect(await list()).toMatchObject([{ isCurrent: true }]);
  });

  it('are signed out everywhere else at once, and no one else’s with them', async () => {
    const here = await registered(api);
    const stranger = await registered(api);
    const there = [await signedIn(api, here), await signedIn(api, here)];
    await api.as(here).call('me.revokeOtherSessions');
    for (const { bearer, refreshToken } of there) {
      expect(await api.as({ bearer }).refused('me.get')).toEqual([401, 'AUTH_002']);
      expect(await api.guest.refused('auth.refresh', { body: { refreshToken } })).toEqual([401, 'AUTH_004']);
    }
    expect(await api.as(here).call('me.sessions')).toMatchObject([{ isCurrent: true }]);
    await api.as(stranger).call('me.get');
  });

  it('are mine alone: another person’s, an unknown one and what is no id are 404', async () => {
    const me = await registered(api);
    const stranger = await registered(api);
    const sessions = (await api.as(stranger).answer('me.sessions')).body.data;
    for (const id of [sessions[0]?.id ?? '', '0190b6a0-0000-7000-8000-000000000000', 'x', '\0', "'"]) {
      const { status, body } = await api.as(me).answer('me.revokeSession', { params: { id } });
      const refused = id === '\0' ? { status: 400, code: 'AUTH_008' } : { status: 404, code: 'AUTH_010' };
      expect({ id, status, code: (body as { errorCode: string }).errorCode }).toEqual({ id, ...refused });
    }
    await signedIn(api, stranger);
    await api.as(stranger).call('me.get');
  });
});

describe('a device', () => {
  it.each([
    [
      'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) AppleWebKit/605 Version/19.0 Mobile Safari/604.1',
      'Safari · iPhone',
    ],
    [
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0 Safari/537.36',
      'Chrome · Linux',
    ],
    ['Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/142.0 Safari/537.36 Edg/142.0', 'Edge · Windows'],
    [
      'Mozilla/5.0 (iPad; CPU OS 18_1 like Mac OS X) AppleWebKit/605.1.15 (KHTML, like Gecko) GSA/342.0 Mobile Safari/604.1',
      'Google · iPad',
    ],
    ['Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) AppleWebKit/605 Version/18.1 Safari/605.1.15', 'Safari · macOS'],
    ['Mozilla/5.0 (Windows NT 10.0; WOW64; Trident/7.0; rv:11.0) like Gecko', 'Windows'],
    ['curl/8.5.0', 'curl'],
    ['okhttp/4.12.0 (Linux; Android 14)', 'okhttp · Android'],
    ['node', 'node'],
    ['<script>alert(1)</script>', ''],
    ['Mozilla/5.0', ''],
    ['', ''],
  ])('%s is called %s', (userAgent, name) => {
    expect(describeDevice(userAgent)).toBe(name);
  });
});
