import { setTimeout as sleep } from 'node:timers/promises';
import { adminRoles, type AuthWire, calls, Role, UserStatus, valuesOf } from '@dronesoccer/contracts';
import { useTwoProcesses } from '../support/two-processes.js';

/** What an answer may still rest on; then it is looked up again. */
const aSecond = 1_000;
const password = 'Night#Arena42';

interface Someone {
  id: string;
  email: string;
  role: Role;
  headers: { authorization: string };
  refreshToken: string;
}

/** A call that this role may make and a player may not; null where there is none. */
const ownCallOf = (role: Role): string | null =>
  adminRoles.includes(role) ? `/api${calls['savedViews.list'].path}?screen=orders` : null;

/** Promise S3: the process that learns of a change is not the one that is asked, and keeps what it knew for a second. */
describe('what is taken away is gone within a second, in every process and for every role (S3)', () => {
  const api = useTwoProcesses();
  const roles = valuesOf(Role);

  const ask = async (origin: string, path: string, { headers }: Pick<Someone, 'headers'>) => {
    const answer = await fetch(origin + path, { headers });
    const body = (await answer.json()) as { errorCode?: string | null; role?: Role };
    return { status: answer.status, code: body.errorCode ?? null, role: body.role ?? null };
  };
  const send = async (method: string, path: string, body: object, headers: object = {}) => {
    const answer = await fetch(api.origins[0] + path, {
      method,
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });
    return { status: answer.status, auth: (await answer.json()) as AuthWire };
  };

  let made = 0;
  const someone = async (role: Role): Promise<Someone> => {
    const email = `in-force-${process.pid}-${++made}@dronesoccer.test`;
    const body = { firstName: 'Ari', lastName: 'Roy', email, password };
    const { user } = (await send('POST', '/api/auth/register', body)).auth;
    await api.database.query('UPDATE user_roles SET role = $2 WHERE user_id = $1', [user.id, role]);
    // A new session, which no process has looked at with another role.
    const { accessToken, refreshToken } = (await send('POST', '/api/auth/login', { email, password })).auth;
    return { id: user.id, email, role, headers: { authorization: `Bearer ${accessToken}` }, refreshToken };
  };

  /** Both processes have just looked at everyone when the change comes; a second later each is asked again. */
  const afterChange = async (change: (person: Someone) => Promise<unknown>) => {
    const people = await Promise.all(roles.map(someone));
    const everywhere = <Result>(look: (origin: string, person: Someone) => Promise<Result>) =>
      Promise.all(people.flatMap((person) => api.origins.map((origin) => look(origin, person))));
    await everywhere(async (origin, person) => {
      expect(await ask(origin, '/api/me', person)).toMatchObject({ status: 200, role: person.role });
      const own = ownCallOf(person.role);
      if (own !== null) expect(await ask(origin, own, person)).toMatchObject({ status: 200 });
    });
    await Promise.all(people.map(change));
    await sleep(aSecond);
    return { people, everywhere };
  };

  const refusedEverywhere = async (change: (person: Someone) => Promise<unknown>, status: number, code: string) => {
    const { everywhere } = await afterChange(change);
    for (const answer of await everywhere((origin, person) => ask(origin, '/api/me', person))) {
      expect(answer).toMatchObject({ status, code });
    }
  };

  it('a role', async () => {
    const { everywhere } = await afterChange(({ id }) =>
      api.database.query('UPDATE user_roles SET role = $2 WHERE user_id = $1', [id, Role.PLAYER]),
    );
    for (const answer of await everywhere((origin, person) => ask(origin, '/api/me', person))) {
      expect(answer).toMatchObject({ status: 200, role: Role.PLAYER });
    }
    const refused = await everywhere(async (origin, person) => {
      const path = ownCallOf(person.role);
      return path === null ? null : ask(origin, path, person);
    });
    const asked = refused.filter((answer) => answer !== null);
    expect(asked).toHaveLength(adminRoles.length * api.origins.length);
    for (const answer of asked) expect(answer).toMatchObject({ status: 403, code: 'AUTH_003' });
  });

  it('a person’s access', () =>
    refusedEverywhere(
      ({ id }) => api.database.query('UPDATE users SET status = $2 WHERE id = $1', [id, UserStatus.DISABLED]),
      403,
      'AUTH_006',
    ));

  it('a session that is signed out', () =>
    refusedEverywhere(
      async ({ refreshToken, headers }) => {
        const answer = await send('POST', '/api/auth/logout', { refreshToken }, headers);
        expect(answer.status).toBeLessThan(300);
      },
      401,
      'AUTH_002',
    ));

  it('every other session, when the password is changed', () =>
    refusedEverywhere(
      async ({ email }) => {
        const { accessToken } = (await send('POST', '/api/auth/login', { email, password })).auth;
        const headers = { authorization: `Bearer ${accessToken}` };
        const change = { currentPassword: password, newPassword: 'Other#Arena43' };
        expect((await send('PUT', '/api/me/password', change, headers)).status).toBe(200);
      },
      401,
      'AUTH_002',
    ));
});
