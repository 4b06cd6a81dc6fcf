import { type TestApi, useApi } from '../../../test/support/api.js';
import { registered, someEmail } from '../../../test/support/people.js';
import { RateLimits } from '../../platform/rate-limits/index.js';

const limited = { RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' };

/** Networks by their number, as a proxy in front names them. */
const from = (network: number) => ({ 'x-forwarded-for': `198.51.100.${network}` });

describe('someone else’s wrong guesses', () => {
  const api = useApi(limited);
  // As a second process: it counts in the same database.
  const second = useApi(limited, { sharing: api });

  const signIn = (network: number, { email, password }: { email: string; password: string }, process: TestApi = api) =>
    process.http.post('/api/auth/login').set(from(network)).send({ email, password });
  const guess = (network: number, email: string, process: TestApi = api) =>
    signIn(network, { email, password: 'Wrong#Pass1' }, process);
  const guessTimes = async (times: number, network: number, email: string): Promise<void> => {
    for (let attempt = 0; attempt < times; attempt++) await guess(network, email).expect(401);
  };

  it('slow down the network that guesses, on every process, and no one else', async () => {
    const person = await registered(api);
    await guessTimes(9, 1, person.email);
    await manyMore(api, `account:198.51.100.1:${person.email}`);
    await guess(1, person.email).expect(401);
    await guess(1, person.email, second).expect(429);
    await signIn(1, person, second).expect(429);
    await signIn(2, person, second).expect(200);
  });

  it('from many networks slow down those that the account does not know, and no others', async () => {
    const person = await registered(api);
    await signIn(3, person).expect(200);
    for (const network of [4, 5, 6]) await guessTimes(9, network, person.email);
    await manyMore(api, `email:${person.email}`);
    await guess(7, person.email).expect(401);
    const refused = await signIn(8, person).expect(429);
    expect(refused.body).toMatchObject({ isSuccess: false, errorCode: 'COMMON_006' });
    // The network of an earlier sign-in has a counter of its own.
    await signIn(3, person, second).expect(200);
    await pausesAreOver(api);
    await signIn(8, person).expect(200);
    await signIn(8, person).expect(200);
  });

  it('ask for longer and longer pauses, and never for more than a minute', async () => {
    const email = someEmail();
    const pauses: number[] = [];
    const counter = api.app.get(RateLimits).counterOf({ name: 'login', key: `account:198.51.100.9:${email}` });
    for (const points of [10, 11, 12, 5_000]) {
      await guess(9, email).expect(401);
      await api.database.query('UPDATE rate_limits SET points = $1 WHERE key = $2', [points, counter]);
      await guess(9, email).expect(401);
      pauses.push(Number((await guess(9, email).expect(429)).get('Retry-After')));
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
    await signIn(10, person).expect(200);
    await guessTimes(9, 10, person.email);
    await manyMore(api, `known:198.51.100.10:${person.email}`);
    await guess(10, person.email).expect(401);
    await guess(10, person.email).expect(429);
  });

  it('count for nothing while a pause runs', async () => {
    const email = someEmail();
    await guess(12, email).expect(401);
    await manyMore(api, `email:${email}`);
    await guess(12, email).expect(401);
    for (let attempt = 0; attempt < 12; attempt++) await guess(13, email).expect(429);
    await pausesAreOver(api);
    await guess(13, email).expect(401);
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
    const order = (network: number) => api.http.post('/api/orders').set(from(network)).send({ email });
    for (let attempt = 0; attempt < 20; attempt++) await order(1).expect(400);
    await order(1).expect(429);
    // Refused for what this order lacks, and for nothing else.
    await order(2).expect(400);
    await manyMore(api, `email:${email}`, 'placeOrder');
    await order(3).expect(400);
    expect(Number((await order(2).expect(429)).get('Retry-After'))).toBeLessThanOrEqual(60);
    await pausesAreOver(api);
    await order(2).expect(400);
  });
});

/** As if there had been thousands, so that the next one begins the longest pause. */
async function manyMore({ app, database }: TestApi, key: string, name = 'login'): Promise<void> {
  const counted = await database.query('UPDATE rate_limits SET points = 5000 WHERE key = $1 RETURNING 1', [
    app.get(RateLimits).counterOf({ name, key }),
  ]);
  expect(counted).toHaveLength(1);
}

/** As if the time had passed. */
async function pausesAreOver({ database }: TestApi): Promise<void> {
  await database.query(`UPDATE rate_limits SET expire = 0 WHERE key LIKE 'pause:%'`);
}
