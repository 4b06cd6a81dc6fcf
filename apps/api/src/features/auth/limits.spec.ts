import { networkOf } from '../../platform/rate-limits/rate-limits.js';
import { type TestApi, useApi } from '../../../test/support/api.js';
import { goodPassword, registered, someEmail } from '../../../test/support/people.js';

test.each([
  ['203.0.113.7', '203.0.113.7'],
  ['::ffff:203.0.113.7', '203.0.113.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:0db8:0001:0002:ffff:ffff:ffff:ffff', '2001:db8:1:2'],
  ['2001:db8::9', '2001:db8:0:0'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['fe80::1%eth0', 'fe80:0:0:0'],
  ['::1', '0:0:0:0'],
  ['unknown', 'unknown'],
])('%s is limited as %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

describe('guessing', () => {
  // As two processes: both count in the same database.
  const first = useApi({ RATE_LIMIT_FACTOR: '1' });
  const second = useApi({ RATE_LIMIT_FACTOR: '1' }, { sharing: first });
  const strict = useApi({ RATE_LIMIT_FACTOR: '0.1' });

  it('a password of one account is bounded, and says when to try again', async () => {
    const { email } = await registered(first);
    const guess = (api: TestApi) => api.http.post('/api/auth/login').send({ email, password: 'Wrong#Pass1' });
    for (let attempt = 0; attempt < 5; attempt++) {
      await guess(first).expect(401);
      await guess(second).expect(401);
    }
    await guess(second).expect(429);
    const refused = await guess(first).expect(429);
    expect(refused.body).toMatchObject({ isSuccess: false, errorCode: 'COMMON_006' });
    expect(Number(refused.get('Retry-After'))).toBeGreaterThan(0);
    // Neither another spelling nor the right password helps.
    await first.http
      .post('/api/auth/login')
      .send({ email: ` ${email.toUpperCase()}`, password: goodPassword })
      .expect(429);
  });

  it('is bounded per address as well, and no header makes a caller another one', async () => {
    const guess = (index: number) =>
      strict.http
        .post('/api/auth/login')
        .set('x-forwarded-for', `203.0.113.${index}`)
        .send({ email: someEmail(), password: 'Wrong#Pass1' });
    for (let index = 0; index < 5; index++) await guess(index).expect(401);
    await guess(6).expect(429);
  });

  it('is not what people do who sign in: a right password does not count', async () => {
    const { email, password } = await registered(first);
    for (let login = 0; login < 12; login++) {
      await first.http.post('/api/auth/login').send({ email, password }).expect(200);
    }
  });

  it('asking for mails to one address is bounded', async () => {
    const email = someEmail();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      statuses.push((await first.http.post('/api/auth/forgot-password').send({ email })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
