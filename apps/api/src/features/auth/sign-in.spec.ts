import type { AuthWire } from '@dronesoccer/contracts';
import { useApi } from '../../../test/support/api.js';
import { bearer, goodPassword, registered, signedIn, someEmail } from '../../../test/support/people.js';

describe('registering and signing in', () => {
  const api = useApi();

  it('opens an account as a player and signs the person in', async () => {
    const email = someEmail();
    const reply = await api.http
      .post('/api/auth/register')
      .send({ firstName: 'Zoé', lastName: "L'Heureux", email, password: goodPassword, phone: '(604) 555-0199', locale: 'fr' })
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
});
