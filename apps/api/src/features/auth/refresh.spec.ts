import type { TokensWire } from '@dronesoccer/contracts';
import { useApi } from '../../../test/support/api.js';
import { bearer, registered } from '../../../test/support/people.js';
import { Clock } from '../../platform/clock/index.js';

describe('refreshing', () => {
  const api = useApi();

  const refresh = (refreshToken: string) => api.http.post('/api/auth/refresh').send({ refreshToken });
  const refreshed = async (refreshToken: string): Promise<TokensWire> =>
    (await refresh(refreshToken).expect(200)).body as TokensWire;

  afterEach(() => jest.restoreAllMocks());

  const started = Date.now();
  /** The API's clock stands still, this much after the test file began. */
  const standAt = (ms: number) => {
    jest.spyOn(api.app.get(Clock), 'now').mockImplementation(() => new Date(started + ms));
  };

  it('answers the next pair of tokens and retires the old refresh token', async () => {
    const person = await registered(api);
    const next = await refreshed(person.refreshToken);
    expect(next.refreshToken).not.toBe(person.refreshToken);
    await api.http.get('/api/me').set(bearer(next.accessToken)).expect(200);
    await refreshed(next.refreshToken);
  });

  it('gives ten tabs that refresh at once the same child, so that no one is logged out (R14)', async () => {
    const { refreshToken } = await registered(api);
    const replies = await Promise.all(Array.from({ length: 10 }, () => refreshed(refreshToken)));
    expect(new Set(replies.map((reply) => reply.refreshToken)).size).toBe(1);
    await refreshed(replies[0]?.refreshToken ?? '');
  });

  it('keeps the whole family of a stolen token from being used, its access tokens too (S4)', async () => {
    const person = await registered(api);
    const child = await refreshed(person.refreshToken);
    const grandchild = await refreshed(child.refreshToken);
    const replay = await refresh(person.refreshToken).expect(401);
    expect(replay.body.errorCode).toBe('AUTH_005');
    await api.http.get('/api/me').set(bearer(grandchild.accessToken)).expect(401);
    await refresh(grandchild.refreshToken).expect(401);
  });

  it('takes a parent for stolen once its child was used, also within the ten seconds', async () => {
    const person = await registered(api);
    const child = await refreshed(person.refreshToken);
    await refreshed(child.refreshToken);
    expect((await refresh(person.refreshToken).expect(401)).body.errorCode).toBe('AUTH_005');
  });

  it('takes a parent for stolen after ten seconds, also when its child was never used', async () => {
    standAt(0);
    const person = await registered(api);
    const child = await refreshed(person.refreshToken);
    standAt(10_000);
    expect((await refreshed(person.refreshToken)).refreshToken).toBe(child.refreshToken);
    standAt(10_001);
    expect((await refresh(person.refreshToken).expect(401)).body.errorCode).toBe('AUTH_005');
    expect((await refresh(child.refreshToken).expect(401)).body.errorCode).toBe('AUTH_004');
  });

  it('refuses a token that is too old, one it never gave, and what is none', async () => {
    const person = await registered(api);
    await refresh('not-a-token').expect(401);
    await refresh('').expect(400);
    await api.http
      .post('/api/auth/refresh')
      .send({ refreshToken: { $ne: '' } })
      .expect(400);
    standAt(31 * 86_400_000);
    expect((await refresh(person.refreshToken).expect(401)).body.errorCode).toBe('AUTH_004');
  });

  it('refuses a disabled person', async () => {
    const person = await registered(api);
    await api.database.query('UPDATE users SET status = 2 WHERE id = $1', [person.user.id]);
    expect((await refresh(person.refreshToken).expect(403)).body.errorCode).toBe('AUTH_006');
  });

  it('stores nothing that could be used: only hashes', async () => {
    const person = await registered(api);
    const { refreshToken } = await refreshed(person.refreshToken);
    const rows = await api.database.query<{ row: string }>('SELECT t::text AS row FROM refresh_tokens t');
    const stored = rows.map(({ row }) => row).join('\n');
    for (const token of [person.refreshToken, refreshToken]) {
      expect(stored).not.toContain(token);
      expect(stored).not.toContain(Buffer.from(token).toString('hex'));
      expect(stored).not.toContain(Buffer.from(token, 'base64url').toString('hex'));
    }
  });

  it('leaves the session of a member alone who calls what only administrators may, a thousand times (R15)', async () => {
    const person = await registered(api);
    const repeats = process.env['TEST_FULL'] ? 1_000 : 50;
    for (let call = 0; call < repeats; call++) {
      // There is no administrator's call yet among the shop's; a stranger's session is refused the same way.
      await api.http.delete('/api/me/sessions/0190b6a0-0000-7000-8000-000000000000').set(person.bearer).expect(404);
    }
    await api.http.get('/api/me').set(person.bearer).expect(200);
    await refreshed(person.refreshToken);
  });
});
