import { Role } from '@dronesoccer/contracts';
import { useApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { type Person, registered, withRoles } from '../../../test/support/people.js';

const phone = { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_0) Version/18.0 Mobile Safari/604.1' };
const laptop = { 'user-agent': 'Mozilla/5.0 (X11; Linux x86_64) Gecko/20100101 Firefox/140.0' };

describe('a login from a new device', () => {
  const api = useApi({ TRUST_PROXY: '1' });
  const subject = /New login to your account|Nouvelle connexion à votre compte/;
  const confirmed = async (person: Person) => {
    await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [person.user.id]);
    return person;
  };
  const login = ({ email, password }: Person, headers: Record<string, string>, address = '203.0.113.9') =>
    api.guest.call('auth.login', { body: { email, password }, headers: { ...headers, 'x-forwarded-for': address } });

  it('is mailed in the person’s language, once per device and network, and leads to the sessions', async () => {
    const person = await confirmed(await registered(api, { locale: 'fr' }));
    await login(person, phone);
    const mail = await api.mails.waitFor({ to: person.email, subject });
    expect(mail.subject).toBe('Nouvelle connexion à votre compte');
    expect(mail.text).toMatch(/Safari · iPhone/);
    expect(mail.text).toContain('203.0.113.9');
    expect(mail.text).toMatch(/\/fr\/profile/);
    await login(person, phone);
    await login(person, laptop);
    await login(person, laptop, '198.51.100.7');
    await eventually(() => api.mails.mails({ to: person.email, subject }).length === 3);
  });

  it('leads an administrator to the account page of the dashboard', async () => {
    const chief = await confirmed(await withRoles(api, Role.ADMIN));
    await login(chief, phone);
    expect((await api.mails.waitFor({ to: chief.email, subject })).text).toContain('/dashboard/account');
  });

  it('is not mailed at the first login, nor to an address that was never confirmed', async () => {
    const [first, stranger] = [await confirmed(await registered(api)), await registered(api)];
    await api.database.query('DELETE FROM sessions WHERE user_id = $1', [first.user.id]);
    await login(first, phone);
    await login(stranger, phone);
    const jobs = await api.database.query(
      `SELECT 1 FROM pgboss.job WHERE data::text LIKE '%new-device%' AND (data::text LIKE $1 OR data::text LIKE $2)`,
      [`%${first.email}%`, `%${stranger.email}%`],
    );
    expect(jobs).toEqual([]);
  });
});
