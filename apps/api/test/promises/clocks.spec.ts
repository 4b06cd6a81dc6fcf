import path from 'node:path';
import { type BookingWire, OrderStatus } from '@dronesoccer/contracts';
import { callerOf, givenProduct, givenSlot, payAtProvider, placeOrder as placeOrderOf } from '@dronesoccer/devkit';
import { msPerHour, msPerMinute } from '@dronesoccer/domain';
import { Clock } from '../../src/platform/clock/index.js';
import { FollowDatabase } from '../../src/platform/clock/follow-database.js';
import { RateLimits } from '../../src/platform/rate-limits/index.js';
import { type TestApi, useApi } from '../support/api.js';
import { paidBooking } from '../support/booking.js';
import { clientOf } from '../support/client.js';
import { registered, someEmail } from '../support/people.js';
import { eventOf, placeOrder, sendWebhook, startPayment } from '../support/shopping.js';
import { useTwoProcesses } from '../support/two-processes.js';

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

/** Either is wrong by more than a hold and an access token last, and by more than the time until the reminder below. */
const differenceMs = 130 * msPerMinute;

describe('two processes whose clocks differ by hours', () => {
  const wrongBy = (ms: number) => ({
    NODE_OPTIONS: `--require=${path.join(__dirname, '../support/wrong-clock.cjs')}`,
    CLOCK_WRONG_BY_MS: String(ms),
  });
  const world = useTwoProcesses({}, [wrongBy(differenceMs), wrongBy(-differenceMs)]);

  it('sell and book together, each hold as long as the other, and let each other’s members in', async () => {
    const caller = callerOf(() => world.next());
    const { id: productId } = await givenProduct(world.database, { stock: 5 });
    const place = () => placeOrderOf(caller, { email: someEmail(), productId });
    const orders = [await place(), await place()];
    const held = await world.database.query<{ minutes: number }>(
      `SELECT extract(epoch FROM hold_expires_at - clock_timestamp())::float8 / 60 AS minutes FROM orders
       WHERE hold_expires_at > clock_timestamp()`,
    );
    expect(held).toHaveLength(2);
    expect(Math.abs((held[0]?.minutes ?? 0) - (held[1]?.minutes ?? 0))).toBeLessThan(0.5);
    for (const { id, accessToken = '' } of orders) {
      await payAtProvider(caller, { orderId: id, orderToken: accessToken });
      const order = await caller.call('orders.get', { params: { id }, query: { token: accessToken } });
      expect(order.status).toBe(OrderStatus.PAID);
    }
    const [first, second] = world.origins;
    for (const [here, there] of [
      [clientOf(first), clientOf(second)],
      [clientOf(second), clientOf(first)],
    ] as const) {
      const { email, bearer } = await registered({ guest: here, database: world.database });
      expect((await there.call('me.get', { headers: bearer })).email).toBe(email);
      await here.call('auth.forgotPassword', { body: { email } });
      const { links } = await world.mails.waitFor({ to: email, subject: /password/i });
      const token = new URL(links.find((link) => link.includes('token=')) ?? '').searchParams.get('token') ?? '';
      await there.call('auth.resetPassword', { body: { token, password: 'Other#Pass12' } });
    }
  });

  it('remind at the same time of what both have booked', async () => {
    // A zone in which it is between 16:00 and 17:00, so that the reminder at 18:00 is neither over nor far away.
    const ahead = ((16 - new Date().getUTCHours() + 36) % 24) - 12;
    const timeZone = `Etc/GMT${ahead > 0 ? '-' : '+'}${Math.abs(ahead)}`;
    const { id: slotId } = await givenSlot(world.database, {
      startsAt: new Date(Math.floor(Date.now() / msPerHour) * msPerHour + 24 * msPerHour),
      ...{ timeZone, offset: ahead * 60 },
    });
    const bookings: BookingWire[] = [];
    for (const origin of world.origins) bookings.push(await paidBooking(origin, { slotId }));
    const reminders = await world.database.query<{ at: Date }>(
      `SELECT start_after AS at FROM pgboss.job
       WHERE name = 'bookings.mail' AND data ->> 'kind' = 'reminder' AND data ->> 'bookingId' = ANY ($1)`,
      [bookings.map(({ id }) => id)],
    );
    expect(reminders).toHaveLength(2);
    expect(reminders[0]?.at).toEqual(reminders[1]?.at);
  });
});
