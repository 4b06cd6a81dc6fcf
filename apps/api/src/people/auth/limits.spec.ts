import { networkOf } from '../../platform/rate-limits/rate-limits.js';
import { useApi } from '../../../test/support/api.js';
import { clientOf, outcomeOf } from '../../../test/support/client.js';
import { goodPassword, registered, someEmail } from '../../../test/support/people.js';
import { useTwoProcesses } from '../../../test/support/two-processes.js';

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

describe('guessing through two processes (S6)', () => {
  const world = useTwoProcesses({ RATE_LIMIT_FACTOR: '1', ROLES: 'http' });
  const send = (name: 'login' | 'register' | 'forgotPassword', body: object) =>
    clientOf(world.next()).answer(`auth.${name}`, { body });
  const register = async (): Promise<string> => {
    const email = someEmail();
    const body = { firstName: 'Ari', lastName: 'Tremblay', email, password: goodPassword };
    expect(await send('register', body)).toMatchObject({ status: 201 });
    return email;
  };
  const times = <Answer>(count: number, ask: () => Promise<Answer>): Promise<Answer[]> =>
    Promise.all(Array.from({ length: count }, ask));
  const countOf = (answers: readonly { status: number }[], status: number): number =>
    answers.filter((answer) => answer.status === status).length;

  it('a password of one account is bounded for both together, in turn and at once', async () => {
    const email = await register();
    const guess = () => send('login', { email, password: 'Wrong#Pass1' });
    for (let attempt = 0; attempt < 6; attempt++) expect(await guess()).toMatchObject({ status: 401 });
    const answers = await times(20, guess);
    expect([countOf(answers, 401), countOf(answers, 429)]).toEqual([4, 16]);
    for (const origin of world.origins) {
      // Neither a different spelling nor the right password helps.
      const body = { email: ` ${email.toUpperCase()}`, password: goodPassword };
      const refused = await clientOf(origin).answer('auth.login', { body });
      expect(refused.status).toBe(429);
      expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
      expect(refused.body).toMatchObject({ isSuccess: false, errorCode: 'COMMON_006' });
    }
  });

  it('emails to one address are bounded for both together', async () => {
    const email = await register();
    const answers = await times(12, () => send('forgotPassword', { email }));
    expect([countOf(answers, 200), countOf(answers, 429)]).toEqual([5, 7]);
  });
});

describe('guessing', () => {
  const first = useApi({ RATE_LIMIT_FACTOR: '1' });
  const strict = useApi({ RATE_LIMIT_FACTOR: '0.1' });

  it('is bounded per address as well, and no header makes a caller another one', async () => {
    const guess = (index: number) =>
      strict.guest.answer('auth.login', {
        body: { email: someEmail(), password: 'Wrong#Pass1' },
        headers: { 'x-forwarded-for': `203.0.113.${index}` },
      });
    for (let index = 0; index < 5; index++) expect(outcomeOf(await guess(index))).toEqual([401, 'AUTH_001']);
    expect(outcomeOf(await guess(6))).toEqual([429, 'COMMON_006']);
  });

  it('is not what people do who sign in: a right password does not count', async () => {
    const { email, password } = await registered(first);
    for (let login = 0; login < 12; login++) {
      await first.guest.call('auth.login', { body: { email, password } });
    }
  });

  it('asking for mails to one address is bounded', async () => {
    const email = someEmail();
    const statuses: number[] = [];
    for (let attempt = 0; attempt < 6; attempt++) {
      statuses.push((await first.guest.answer('auth.forgotPassword', { body: { email } })).status);
    }
    expect(statuses).toEqual([200, 200, 200, 200, 200, 429]);
  });
});
