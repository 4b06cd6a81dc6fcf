import { useApi } from '../../../test/support/api.js';
import { registered } from '../../../test/support/people.js';

const first = { SUPER_ADMIN_EMAIL: 'chief@dronesoccer.test', SUPER_ADMIN_PASSWORD: 'First#Chief2026' };

describe('the auth part on a host of its own', () => {
  const auth = useApi({ API_PARTS: 'auth' });
  const core = useApi({ API_PARTS: 'core', CONNECT_ORIGINS: 'https://auth.dronesoccer.test' }, { sharing: auth });

  it('signs people in; the core part takes their tokens and knows nothing of passwords', async () => {
    const person = await registered(auth);
    await auth.http.get('/api/me').set(person.bearer).expect(200);
    await auth.http.get('/api/locations').expect(404);
    await core.http.get('/api/locations').expect(200);
    await core.http.get('/api/me/addresses').set(person.bearer).expect(200);
    await core.http.post('/api/auth/login').send(person).expect(404);
  });

  it('may be called by the pages that the core part serves', async () => {
    const reply = await core.http.get('/api/locations').expect(200);
    expect(reply.get('Content-Security-Policy')).toContain("connect-src 'self' https://auth.dronesoccer.test;");
  });
});

describe('the first administrator', () => {
  const api = useApi(first);
  // A later start with another address and password: there is an administrator already.
  const later = useApi({ ...first, SUPER_ADMIN_EMAIL: 'second@dronesoccer.test' }, { sharing: api });

  it('comes from the configuration, once', async () => {
    const login = (email: string) =>
      later.http.post('/api/auth/login').send({ email, password: first.SUPER_ADMIN_PASSWORD });
    expect((await login('chief@dronesoccer.test').expect(200)).body.user).toMatchObject({
      role: 1,
      isEmailVerified: true,
    });
    await login('second@dronesoccer.test').expect(401);
  });
});
