import { givenProduct } from '@dronesoccer/devkit';
import { useApi } from '../support/api.js';
import { registered } from '../support/people.js';

/** More than are hashed at once and wait (64), several times over. */
const logins = 400;
const visits = 25;

describe('a flood of logins (S7)', () => {
  // Hashing costs at least as much as in production, and no limit per network stops the flood earlier.
  const api = useApi({ BCRYPT_COST: '10', DATABASE_POOL_SIZE: '8', ROLES: 'http' });

  it('is refused beyond a short queue, while a visitor is served and memory stays bounded', async () => {
    const { email } = await registered(api);
    await givenProduct(api.database, { stock: 1 });
    const visit = async () => {
      const begun = performance.now();
      expect((await fetch(`${api.origin}/api/products`)).status).toBe(200);
      return performance.now() - begun;
    };
    await visit();
    const before = process.memoryUsage().rss;

    let open = logins;
    const flood = Promise.all(
      Array.from({ length: logins }, async (_, index) => {
        const body = { email: index % 2 === 0 ? email : `nobody${index}@dronesoccer.test`, password: 'Wrong#Pass12' };
        const { status, headers } = await api.http.post('/api/auth/login').send(body);
        open--;
        return { status, waits: headers['retry-after'] };
      }),
    );
    for (let visited = 0; visited < visits; visited++) await visit();
    // The visitor did not queue behind the flood: some of its logins still wait for their hash.
    expect(open).toBeGreaterThan(0);

    const answers = await flood;
    const refused = answers.filter(({ status }) => status === 503 || status === 429);
    expect(new Set(answers.map(({ status }) => status))).toEqual(
      new Set([401, ...refused.map(({ status }) => status)]),
    );
    expect(refused.length).toBeGreaterThan(logins / 2);
    expect(refused.every(({ waits }) => Number(waits) > 0)).toBe(true);
    expect(process.memoryUsage().rss - before).toBeLessThan(150_000_000);
    await visit();
  });
});
