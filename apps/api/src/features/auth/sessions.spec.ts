import type { SessionWire } from '@dronesoccer/contracts';
import { useApi } from '../../../test/support/api.js';
import { goodPassword, registered, signedIn } from '../../../test/support/people.js';
import { describeDevice } from './sessions/sign-in-origin.js';

describe('my sessions', () => {
  const api = useApi();

  it('are listed with the one that asks marked, and can be signed out one by one', async () => {
    const here = await registered(api);
    const login = await api.http
      .post('/api/auth/login')
      .set('user-agent', 'Mozilla/5.0 (Windows NT 10.0; Win64; x64; rv:140.0) Gecko/20100101 Firefox/140.0')
      .send({ email: here.email, password: goodPassword })
      .expect(200);
    const list = async () =>
      (await api.http.get('/api/me/sessions').set(here.bearer).expect(200)).body.data as SessionWire[];
    const sessions = await list();
    expect(sessions).toHaveLength(2);
    const other = sessions.find((session) => !session.isCurrent);
    expect(other?.device).toBe('Firefox · Windows');
    await api.http
      .delete(`/api/me/sessions/${other?.id ?? ''}`)
      .set(here.bearer)
      .expect(200);
    await api.http
      .get('/api/me')
      .set({ authorization: `Bearer ${String(login.body.accessToken)}` })
      .expect(401);
    expect(await list()).toMatchObject([{ isCurrent: true }]);
  });

  it('are signed out everywhere else at once, and no one else’s with them', async () => {
    const here = await registered(api);
    const stranger = await registered(api);
    const there = [await signedIn(api, here), await signedIn(api, here)];
    await api.http.delete('/api/me/sessions').set(here.bearer).expect(200);
    for (const { bearer, refreshToken } of there) {
      await api.http.get('/api/me').set(bearer).expect(401);
      await api.http.post('/api/auth/refresh').send({ refreshToken }).expect(401);
    }
    const left = await api.http.get('/api/me/sessions').set(here.bearer).expect(200);
    expect(left.body.data).toMatchObject([{ isCurrent: true }]);
    await api.http.get('/api/me').set(stranger.bearer).expect(200);
  });

  it('are mine alone: another person’s, an unknown one and what is no id are 404', async () => {
    const me = await registered(api);
    const stranger = await registered(api);
    const sessions = (await api.http.get('/api/me/sessions').set(stranger.bearer)).body.data as SessionWire[];
    for (const id of [sessions[0]?.id ?? '', '0190b6a0-0000-7000-8000-000000000000', 'x', '%00', "'"]) {
      const { status, body } = await api.http.delete(`/api/me/sessions/${id}`).set(me.bearer);
      const refused = id === '%00' ? { status: 400, code: 'AUTH_008' } : { status: 404, code: 'AUTH_010' };
      expect({ id, status, code: (body as { errorCode: string }).errorCode }).toEqual({ id, ...refused });
    }
    await signedIn(api, stranger);
    await api.http.get('/api/me').set(stranger.bearer).expect(200);
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
