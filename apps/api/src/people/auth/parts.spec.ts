import { useApi } from '../../../test/support/api.js';
import { outcomeOf } from '../../../test/support/client.js';
import { registered } from '../../../test/support/people.js';

const first = { SUPER_ADMIN_EMAIL: 'chief@dronesoccer.test', SUPER_ADMIN_PASSWORD: 'First#Chief2026' };

describe('the auth part on a host of its own', () => {
  const auth = useApi({ API_PARTS: 'auth' });
  const core = useApi({ API_PARTS: 'core', CONNECT_ORIGINS: 'https://auth.dronesoccer.test' }, { sharing: auth });

  it('signs people in; the core part takes their tokens and knows nothing of passwords', async () => {
    const person = await registered(auth);
    await auth.as(person).call('me.get');
    expect(await auth.guest.refused('locations.list')).toEqual([404, 'COMMON_002']);
    await core.guest.call('locations.list');
    await core.as(person).call('me.addresses.list');
    expect(await core.guest.refused('auth.login', { body: person })).toEqual([404, 'COMMON_002']);
  });

  it('may be called by the pages that the core part serves', async () => {
    const reply = await core.guest.answer('locations.list');
    expect(reply.status).toBe(200);
    expect(reply.headers.get('Content-Security-Policy')).toContain("connect-src 'self' https://auth.dronesoccer.test;");
  });
});

describe('the first administrator', () => {
  const api = useApi(first);
  // A later start with another address and password has no effect: an administrator already exists.
  const later = useApi({ ...first, SUPER_ADMIN_EMAIL: 'second@dronesoccer.test' }, { sharing: api });

  it('comes from the configuration, once', async () => {
    const login = (email: string) =>
      later.guest.answer('auth.login', { body: { email, password: first.SUPER_ADMIN_PASSWORD } });
    expect((await login('chief@dronesoccer.test')).body.user).toMatchObject({
      role: 1,
      isEmailVerified: true,
    });
    expect(outcomeOf(await login('second@dronesoccer.test'))).toEqual([401, 'AUTH_001']);
  });
});
