import { ContactType } from '@dronesoccer/contracts';
import { useApi } from '../../../test/support/api.js';
import { someEmail } from '../../../test/support/people.js';
import { RateLimits } from './rate-limits.js';

describe('the counters of limits', () => {
  const api = useApi({ RATE_LIMIT_FACTOR: '1', ROLES: 'http' });

  it('hold neither an email nor a network in clear, of someone who reports to safe sport among them', async () => {
    const email = someEmail();
    const report = { type: ContactType.SAFE_SPORT, email, message: 'Someone was hurt on Sunday' };
    await api.guest.call('contacts.send', { body: report });
    expect(await api.guest.refused('auth.login', { body: { email, password: 'Wrong#Pass1' } })).toEqual([
      401,
      'AUTH_001',
    ]);
    await api.guest.call('newsletter.subscribe', { body: { email } });
    const rows = await api.database.query<{ key: string }>('SELECT key FROM rate_limits');
    expect(rows.length).toBeGreaterThan(3);
    const keys = rows.map(({ key }) => key).join('\n');
    expect(keys.toLowerCase()).not.toContain(email.split('@')[0]?.toLowerCase());
    expect(keys).not.toContain('127.0.0.1');
    expect(keys).not.toContain('@');
  });

  it('count the same thing in the same counter, and different things in different ones', () => {
    const limits = api.app.get(RateLimits);
    const counterOf = (name: string, key: string) => limits.counterOf({ name, key });
    expect(counterOf('login', 'email:a@b.ca')).toBe(counterOf('login', 'email:a@b.ca'));
    expect(counterOf('login', 'email:a@b.ca')).not.toBe(counterOf('login', 'email:c@b.ca'));
    expect(counterOf('login', 'email:a@b.ca')).not.toBe(counterOf('contacts', 'email:a@b.ca'));
  });
});
