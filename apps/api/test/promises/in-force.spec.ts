import { setTimeout as sleep } from 'node:timers/promises';
import { adminRoles, Role, UserStatus, valuesOf } from '@dronesoccer/contracts';
import { clientOf, outcomeOf } from '../support/client.js';
import { useTwoProcesses } from '../support/two-processes.js';

/** The time for which a response may rely on cached access data. */
const aSecond = 1_000;
const password = 'Night#Arena42';

interface Someone {
  id: string;
  email: string;
  role: Role;
  headers: { authorization: string };
  refreshToken: string;
}

/** Returns a call that this role may make and a player may not, or null if there is none. */
const ownCallOf = (role: Role): OwnCall | null => (adminRoles.includes(role) ? 'savedViews.admin.list' : null);

type OwnCall = 'savedViews.admin.list';

/**
 * Promise S3: after one process makes a change, the other process gets the request, and may still cache access data for
 * a second.
 */
describe('what is taken away is gone within a second, in every process and for every role (S3)', () => {
  const api = useTwoProcesses();
  const roles = valuesOf(Role);

  const ask = async (origin: string, name: 'me.get' | OwnCall, { headers }: Pick<Someone, 'headers'>) => {
    const query = name === 'me.get' ? {} : { screen: 'orders' };
    const answer = await clientOf(origin, headers).answer(name, { query });
    const [status, code] = outcomeOf(answer);
    return { status, code, role: (answer.body as { role?: Role }).role ?? null };
  };
  const guest = () => clientOf(api.origins[0]);

  let made = 0;
  const someone = async (role: Role): Promise<Someone> => {
    const email = `in-force-${process.pid}-${++made}@dronesoccer.test`;
    const body = { firstName: 'Ari', lastName: 'Roy', email, password };
    const { user } = await guest().call('auth.register', { body });
    await api.database.query('UPDATE user_roles SET role = $2 WHERE user_id = $1', [user.id, role]);
    // Sign in again, because no process has cached this session with another role.
    const { accessToken, refreshToken } = await guest().call('auth.login', { body: { email, password } });
    return { id: user.id, email, role, headers: { authorization: `Bearer ${accessToken}` }, refreshToken };
  };

  /**
   * Applies the change right after both processes have cached everyone's access, and waits a second before they are
   * asked again.
   */
  const afterChange = async (change: (person: Someone) => Promise<unknown>) => {
    const people = await Promise.all(roles.map(someone));
    const everywhere = <Result>(look: (origin: string, person: Someone) => Promise<Result>) =>
      Promise.all(people.flatMap((person) => api.origins.map((origin) => look(origin, person))));
    await everywhere(async (origin, person) => {
      expect(await ask(origin, 'me.get', person)).toMatchObject({ status: 200, role: person.role });
      const own = ownCallOf(person.role);
      if (own !== null) expect(await ask(origin, own, person)).toMatchObject({ status: 200 });
    });
    await Promise.all(people.map(change));
    await sleep(aSecond);
    return { people, everywhere };
  };

  const refusedEverywhere = async (change: (person: Someone) => Promise<unknown>, status: number, code: string) => {
    const { everywhere } = await afterChange(change);
    for (const answer of await everywhere((origin, person) => ask(origin, 'me.get', person))) {
      expect(answer).toMatchObject({ status, code });
    }
  };

  it('a role', async () => {
    const { everywhere } = await afterChange(({ id }) =>
      api.database.query('UPDATE user_roles SET role = $2 WHERE user_id = $1', [id, Role.PLAYER]),
    );
    for (const answer of await everywhere((origin, person) => ask(origin, 'me.get', person))) {
      expect(answer).toMatchObject({ status: 200, role: Role.PLAYER });
    }
    const refused = await everywhere(async (origin, person) => {
      const own = ownCallOf(person.role);
      return own === null ? null : ask(origin, own, person);
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
        await clientOf(api.origins[0], headers).call('auth.logout', { body: { refreshToken } });
      },
      401,
      'AUTH_002',
    ));

  it('every other session, when the password is changed', () =>
    refusedEverywhere(
      async ({ email }) => {
        const { accessToken } = await guest().call('auth.login', { body: { email, password } });
        const headers = { authorization: `Bearer ${accessToken}` };
        const change = { currentPassword: password, newPassword: 'Other#Arena43' };
        await clientOf(api.origins[0], headers).call('me.changePassword', { body: change });
      },
      401,
      'AUTH_002',
    ));
});
