import { type TestApi, useApi } from '../../../test/support/api.js';
import { clientOf, outcomeOf } from '../../../test/support/client.js';
import { registered, someEmail } from '../../../test/support/people.js';
import { RateLimits } from '../../platform/rate-limits/index.js';

const limited = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' };

/** Returns the header that a proxy in front would send for the network. */
const from = (network: number) => ({ 'x-forwarded-for': `198.51.100.${network}` });

describe('someone else’s wrong guesses', () => {
  const api = useApi(limited);
  // A second process that counts in the same database.
  const second = useApi(limited, { sharing: api });

  const signIn = (network: number, { email, password }: { email: string; password: string }, process: TestApi = api) =>
    clientOf(process.origin, from(network)).answer('auth.login', { body: { email, password } });
  const guess = (network: number, email: string, process: TestApi = api) =>
    signIn(network, { email, password: 'Wrong#Pass1' }, process);
  const guessTimes = async (times: number, network: number, email: string): Promise<void> => {
    for (let attempt = 0; attempt < times; attempt++)
      expect(outcomeOf(await guess(network, email))).toEqual([401, 'AUTH_001']);
  };

  it('slow down the network that guesses, on every process, and no one else', async () => {
    const person = await registered(api);
    await guessTimes(9, 1, person.email);
    await manyMore(api, `account:198.51.100.1:${person.email}`);
    expect(outcomeOf(await guess(1, person.email))).toEqual([401, 'AUTH_001']);
    expect(outcomeOf(await guess(1, person.email, second))).toEqual([429, 'COMMON_006']);
    expect(outcomeOf(await signIn(1, person, second))).toEqual([429, 'COMMON_006']);
    expect((await signIn(2, person, second)).status).toBe(200);
  });

  it('from many networks slow down those that the account does not know, and no others', async () => {
    const person = await registered(api);
    expect((await signIn(3, person)).status).toBe(200);
    for (const network of [4, 5, 6]) await guessTimes(9, network, person.email);
    await manyMore(api, `email:${person.email}`);
    expect(outcomeOf(await guess(7, person.email))).toEqual([401, 'AUTH_001']);
    expect(await signIn(8, person)).toMatchObject({ status: 429, body: { isSuccess: false, errorCode: 'COMMON_006' } });
    // The network of an earlier sign-in has a separate counter.
    expect((await signIn(3, person, second)).status).toBe(200);
    await pausesAreOver(api);
    expect((await signIn(8, person)).status).toBe(200);
    expect((await signIn(8, person)).status).toBe(200);
  });

  it('ask for longer and longer pauses, and never for more than a minute', async () => {
    const email = someEmail();
    const pauses: number[] = [];
    const counter = api.app.get(RateLimits).counterOf({ name: 'login', key: `account:198.51.100.9:${email}` });
    for (const points of [10, 11, 12, 5_000]) {
      expect(outcomeOf(await guess(9, email))).toEqual([401, 'AUTH_001']);
      await api.database.query('UPDATE rate_limits SET points = $1 WHERE key = $2', [points, counter]);
      expect(outcomeOf(await guess(9, email))).toEqual([401, 'AUTH_001']);
      const paused = await guess(9, email);
      expect(paused.status).toBe(429);
      pauses.push(Number(paused.headers.get('Retry-After')));
      await pausesAreOver(api);
      await api.database.query('DELETE FROM rate_limits WHERE key = $1', [counter]);
    }
    expect(pauses).toEqual([...pauses].sort((a, b) => a - b));
    expect(new Set(pauses).size).toBe(4);
    expect(pauses.at(-1)).toBeGreaterThan(40);
    expect(pauses.at(-1)).toBeLessThanOrEqual(60);
  });

  it('are bounded where the person has signed in before, too', async () => {
    const person = await registered(api);
    expect((await signIn(10, person)).status).toBe(200);
    await guessTimes(9, 10, person.email);
    await manyMore(api, `known:198.51.100.10:${person.email}`);
    expect(outcomeOf(await guess(10, person.email))).toEqual([401, 'AUTH_001']);
    expect(outcomeOf(await guess(10, person.email))).toEqual([429, 'COMMON_006']);
  });

  it('count for nothing while a pause runs', async () => {
    const email = someEmail();
    expect(outcomeOf(await guess(12, email))).toEqual([401, 'AUTH_001']);
    await manyMore(api, `email:${email}`);
    expect(outcomeOf(await guess(12, email))).toEqual([401, 'AUTH_001']);
    for (let attempt = 0; attempt < 12; attempt++)
      expect(outcomeOf(await guess(13, email))).toEqual([429, 'COMMON_006']);
    await pausesAreOver(api);
    expect(outcomeOf(await guess(13, email))).toEqual([401, 'AUTH_001']);
  });

  it('sent all at once are no more than one after the other', async () => {
    const email = someEmail();
    const answers = await Promise.all(
      Array.from({ length: 30 }, (_, index) => guess(11, email, index % 2 ? api : second)),
    );
    expect(answers.filter(({ status }) => status === 401).length).toBeLessThanOrEqual(10);
  });
});

describe('junk orders under a guest’s e-mail', () => {
  const api = useApi(limited);

  it('do not keep that guest from ordering', async () => {
    const email = someEmail();
    const order = (network: number) => clientOf(api.origin, from(network)).answer('orders.place', { body: { email } });
    for (let attempt = 0; attempt < 20; attempt++) expect(outcomeOf(await order(1))).toEqual([400, 'ORD_005']);
    expect(outcomeOf(await order(1))).toEqual([429, 'COMMON_006']);
    // The order fails only because it is incomplete.
    expect(outcomeOf(await order(2))).toEqual([400, 'ORD_005']);
    await manyMore(api, `email:${email}`, 'placeOrder');
    expect(outcomeOf(await order(3))).toEqual([400, 'ORD_005']);
    const limited = await order(2);
    expect(limited.status).toBe(429);
    expect(Number(limited.headers.get('Retry-After'))).toBeLessThanOrEqual(60);
    await pausesAreOver(api);
    expect(outcomeOf(await order(2))).toEqual([400, 'ORD_005']);
  });
});

/** Simulates thousands of attempts, so that the next one starts the longest pause. */
async function manyMore({ app, database }: TestApi, key: string, name = 'login'): Promise<void> {
  const counted = await database.query('UPDATE rate_limits SET points = 5000 WHERE key = $1 RETURNING 1', [
    app.get(RateLimits).counterOf({ name, key }),
  ]);
  expect(counted).toHaveLength(1);
}

/** Ends all pauses, as if the time had passed. */
async function pausesAreOver({ database }: TestApi): Promise<void> {
  await database.query(`UPDATE rate_limits SET expire = 0 WHERE key LIKE 'pause:%'`);
}
