import { callNames, calls, limits, Role } from '@dronesoccer/contracts';
import { msPerDay } from '@dronesoccer/domain';
import { useApi } from '../../../test/support/api.js';
import { clientOf, dataOf, outcomeOf } from '../../../test/support/client.js';
import { eventually } from '../../../test/support/eventually.js';
import { bearer, registered, withRoles } from '../../../test/support/people.js';
import { Clock } from '../../platform/clock/index.js';
import { Database } from '../../platform/database/index.js';
import { AppError } from '../../platform/errors/index.js';

describe('refreshing', () => {
  const api = useApi();

  const refresh = (refreshToken: string) => api.guest.answer('auth.refresh', { body: { refreshToken } });
  const refreshed = (refreshToken: string) => api.guest.call('auth.refresh', { body: { refreshToken } });

  afterEach(() => jest.restoreAllMocks());

  const started = Date.now();
  /** Freezes the API's clock at this time after the start of the test file. */
  const standAt = (ms: number) => {
    jest.spyOn(api.app.get(Clock), 'now').mockImplementation(() => new Date(started + ms));
  };

  it('answers the next pair of tokens and retires the old refresh token', async () => {
    const person = await registered(api);
    const next = await refreshed(person.refreshToken);
    expect(next.refreshToken).not.toBe(person.refreshToken);
    await clientOf(api.origin, bearer(next.accessToken)).call('me.get');
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
    expect(outcomeOf(await refresh(person.refreshToken))).toEqual([401, 'AUTH_005']);
    expect(await clientOf(api.origin, bearer(grandchild.accessToken)).refused('me.get')).toEqual([401, 'AUTH_002']);
    expect(outcomeOf(await refresh(grandchild.refreshToken))).toEqual([401, 'AUTH_004']);
  });

  it('takes a parent for stolen once its child was used, also within the minute', async () => {
    const person = await registered(api);
    const child = await refreshed(person.refreshToken);
    await refreshed(child.refreshToken);
    expect(outcomeOf(await refresh(person.refreshToken))).toEqual([401, 'AUTH_005']);
  });

  it('answers a client that retries after its timeout, because its answer was lost (R15)', async () => {
    standAt(0);
    const person = await registered(api);
    const lost = await refreshed(person.refreshToken);
    standAt(2 * limits.refreshTimeoutMs);
    const retried = await refreshed(person.refreshToken);
    expect(retried.refreshToken).toBe(lost.refreshToken);
    await refreshed(retried.refreshToken);
  });

  it('takes a parent for stolen after a minute, also when its child was never used', async () => {
    standAt(0);
    const person = await registered(api);
    const child = await refreshed(person.refreshToken);
    standAt(60_000);
    expect((await refreshed(person.refreshToken)).refreshToken).toBe(child.refreshToken);
    standAt(60_001);
    expect(outcomeOf(await refresh(person.refreshToken))).toEqual([401, 'AUTH_005']);
    expect(outcomeOf(await refresh(child.refreshToken))).toEqual([401, 'AUTH_004']);
  });

  it('refuses a token that is too old, one it never gave, and what is none', async () => {
    const person = await registered(api);
    expect(outcomeOf(await refresh('not-a-token'))).toEqual([401, 'AUTH_004']);
    expect(outcomeOf(await refresh(''))).toEqual([400, 'AUTH_008']);
    expect(await api.guest.refused('auth.refresh', { body: { refreshToken: { $ne: '' } } })).toEqual([400, 'AUTH_008']);
    standAt(31 * msPerDay);
    expect(outcomeOf(await refresh(person.refreshToken))).toEqual([401, 'AUTH_004']);
  });

  it('ends 180 days after the login, however often it was refreshed, and the access token with it', async () => {
    const person = await registered(api);
    const begun = (days: number) =>
      api.database.query(`UPDATE sessions SET created_at = now() - $2 * interval '1 day' WHERE user_id = $1`, [
        person.user.id,
        days,
      ]);
    await begun(179.9);
    const next = await refreshed(person.refreshToken);
    const listed = () => clientOf(api.origin, bearer(next.accessToken)).answer('me.sessions');
    expect(dataOf(await listed())).toHaveLength(1);
    await begun(180);
    expect(outcomeOf(await refresh(next.refreshToken))).toEqual([401, 'AUTH_004']);
    await eventually(listed, ({ status }) => status === 401);
  });

  it('ends after twelve hours for a super administrator, from the login on', async () => {
    const chief = await withRoles(api, Role.SUPER_ADMIN, Role.ADMIN);
    const admin = await withRoles(api, Role.ADMIN);
    const begun = (hours: number) =>
      api.database.query(`UPDATE sessions SET created_at = now() - $1 * interval '1 hour'`, [hours]);
    await begun(11.9);
    const next = await refreshed(chief.refreshToken);
    await begun(12);
    expect(outcomeOf(await refresh(next.refreshToken))).toEqual([401, 'AUTH_004']);
    await eventually(
      () => clientOf(api.origin, bearer(next.accessToken)).answer('me.get'),
      ({ status }) => status === 401,
    );
    await refreshed(admin.refreshToken);
  });

  it('takes the cookie back when it is refused, and leaves it when the database cannot answer', async () => {
    const cookie = async (refreshToken: string) => {
      const { status, headers } = await refresh(refreshToken);
      expect(status).toBe(401);
      return headers.getSetCookie()[0];
    };
    expect(await cookie('not-a-token')).toMatch(/^token=; .*Expires=Thu, 01 Jan 1970/);
    const { refreshToken } = await registered(api);
    await api.guest.call('auth.logout', { body: { refreshToken } });
    expect(await cookie(refreshToken)).toMatch(/^token=;/);
    jest.spyOn(api.app.get(Database), 'transaction').mockRejectedValueOnce(new AppError('USER_011'));
    const unanswered = await refresh(refreshToken);
    expect(unanswered.status).toBe(503);
    expect(unanswered.headers.get('Set-Cookie')).toBeNull();
  });

  it('signs out a client that has lost its tokens: the cookie goes', async () => {
    const left = await api.guest.answer('auth.logout', { body: {} });
    expect(left.status).toBe(200);
    expect(left.headers.getSetCookie()[0]).toMatch(/^token=;/);
  });

  it('refuses a disabled person', async () => {
    const person = await registered(api);
    await api.database.query('UPDATE users SET status = 2 WHERE id = $1', [person.user.id]);
    expect(outcomeOf(await refresh(person.refreshToken))).toEqual([403, 'AUTH_006']);
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
    const ofTeam = callNames.map((name) => calls[name]).filter(({ access }) => Array.isArray(access));
    expect(ofTeam.length).toBeGreaterThan(100);
    const origin = await api.app.getUrl();
    const ask = async (at: number): Promise<number> => {
      const { method, path } = ofTeam[at % ofTeam.length] ?? { method: 'GET', path: '' };
      const filled = path.replaceAll(/:[A-Za-z]+/g, '0190b6a0-0000-7000-8000-000000000000');
      const reply = await fetch(`${origin}/api${filled}`, { method, headers: person.bearer });
      await reply.arrayBuffer();
      return reply.status;
    };
    const statuses: number[] = [];
    for (let at = 0; at < 1_000; at += 20) {
      statuses.push(...(await Promise.all(Array.from({ length: 20 }, (_, next) => ask(at + next)))));
    }
    expect(statuses).toHaveLength(1_000);
    expect(new Set(statuses)).toEqual(new Set([403]));
    await api.as(person).call('me.get');
    await refreshed(person.refreshToken);
  });
});
