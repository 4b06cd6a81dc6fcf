import { givenProduct } from '@dronesoccer/devkit';
import { msPerMinute } from '@dronesoccer/domain';
import { Clock } from '../../src/platform/clock/index.js';
import { FollowDatabase } from '../../src/platform/clock/follow-database.js';
import { RateLimits } from '../../src/platform/rate-limits/index.js';
import { type TestApi, useApi } from '../support/api.js';
import { registered } from '../support/people.js';
import { eventOf, placeOrder, sendWebhook, startPayment } from '../support/shopping.js';

/** The clocks of two processes differ, and both follow the clock of the database. */
describe('a process whose clock is wrong', () => {
  const api = useApi();
  const honest = Date.now.bind(Date);
  const wrongBy = async (ms: number): Promise<void> => {
    jest.spyOn(Date, 'now').mockImplementation(() => honest() + ms);
    await api.app.get(FollowDatabase).compare();
  };
  const apart = async (): Promise<number> => {
    const [row] = await api.database.query<{ at: Date }>('SELECT clock_timestamp() AS at');
    return Math.abs(api.app.get(Clock).now().getTime() - (row?.at.getTime() ?? 0));
  };

  afterEach(async () => {
    jest.restoreAllMocks();
    await api.app.get(FollowDatabase).compare();
  });

  it.each([7, -7])('by %i minutes reads the time of the database', async (difference) => {
    await wrongBy(difference * msPerMinute);
    expect(await apart()).toBeLessThan(1_000);
  });

  it.each([20, -20])(
    'by %i minutes keeps its customers signed in, and the time of their tokens',
    async (difference) => {
      const before = await registered(api);
      await wrongBy(difference * msPerMinute);
      expect((await api.as(before).call('me.get')).email).toBe(before.email);
      const during = await registered(api);
      jest.restoreAllMocks();
      await api.app.get(FollowDatabase).compare();
      expect((await api.as(during).call('me.get')).email).toBe(during.email);
    },
  );

  it.each([20, -20])(
    'by %i minutes holds what it sells for as long as any other, and takes the payment',
    async (difference) => {
      const { id: productId } = await givenProduct(api.database, { stock: 5 });
      await wrongBy(difference * msPerMinute);
      const order = await placeOrder(api.origin, { items: [{ productId, quantity: 1 }] });
      const [held] = await api.database.query<{ minutes: number }>(
        `SELECT extract(epoch FROM hold_expires_at - clock_timestamp())::float8 / 60 AS minutes FROM orders WHERE id = $1`,
        [order.id],
      );
      const [usual] = await heldByAnother(api, productId);
      expect(Math.abs((held?.minutes ?? 0) - (usual?.minutes ?? 0))).toBeLessThan(0.5);
      const payment = await startPayment(api.origin, order);
      jest.restoreAllMocks();
      await api.app.get(FollowDatabase).compare();
      expect((await sendWebhook(api.origin, eventOf('paid', payment))).status).toBe(200);
    },
  );

  it('counts uses in the same window as any other process', async () => {
    const limits = api.app.get(RateLimits);
    const [before, during] = [
      await expiryOf(limits, 'one'),
      await wrongBy(20 * msPerMinute).then(() => expiryOf(limits, 'two')),
    ];
    expect(Math.abs(during - before)).toBeLessThan(30_000);
  });

  const expiryOf = async (limits: RateLimits, key: string): Promise<number> => {
    const use = { name: 'clock-test', limit: { points: 5, seconds: 600 }, key };
    await limits.count([use]);
    const sql = 'SELECT expire::float8 AS expire FROM rate_limits WHERE key = $1';
    const [row] = await api.database.query<{ expire: number }>(sql, [limits.counterOf(use)]);
    return row?.expire ?? 0;
  };
});

/** Returns the minutes for which a process with the right clock holds an order. */
async function heldByAnother(api: TestApi, productId: string): Promise<{ minutes: number }[]> {
  jest.restoreAllMocks();
  await api.app.get(FollowDatabase).compare();
  const order = await placeOrder(api.origin, { items: [{ productId, quantity: 1 }] });
  return api.database.query(
    `SELECT extract(epoch FROM hold_expires_at - clock_timestamp())::float8 / 60 AS minutes FROM orders WHERE id = $1`,
    [order.id],
  );
}
