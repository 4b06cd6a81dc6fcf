import { Injectable, Module, type OnModuleInit } from '@nestjs/common';
import { givenProduct } from '@dronesoccer/devkit';
import { testEnvironment, useApi } from '../../../test/support/api.js';
import { eventually } from '../../../test/support/eventually.js';
import { type Person, registered, signedIn } from '../../../test/support/people.js';
import { startApiProcess } from '../../../test/support/processes.js';
import { placeOrder } from '../../../test/support/shopping.js';
import { Config } from '../../config/index.js';
import { createLog } from '../../platform/logging/index.js';
import { Tracing } from '../../platform/tracing/index.js';
import { defineEvent, defineJob, type Job, Jobs, subscription } from '../../platform/jobs/index.js';
import { accountVerified } from './index.js';

interface Account {
  userId: string;
  email: string;
}

/** A second feature that reacts to a verified address, as bookings will. */
const adoptBookings = subscription(accountVerified, 'test-bookings');

@Injectable()
class Bookings implements OnModuleInit {
  readonly runs: Account[] = [];
  /** The number of runs that fail before one succeeds. */
  failures = 0;

  constructor(private readonly jobs: Jobs) {}

  onModuleInit(): void {
    this.jobs.handle(adoptBookings, async (account) => {
      this.runs.push(account);
      if (this.failures-- > 0) throw new Error('not yet');
    });
  }
}

@Module({ providers: [Bookings] })
class BookingsModule {}

describe('a verified account', () => {
  const api = useApi({}, { features: [BookingsModule] });
  /** Serves only the auth part: this process has neither the orders nor the bookings. */
  const auth = useApi({ ROLES: 'http', API_PARTS: 'auth' }, { sharing: api });

  const bookings = () => api.app.get(Bookings);
  const runsFor = ({ user }: Person) => bookings().runs.filter(({ userId }) => userId === user.id);
  const ownerOf = async (orderId: string) => {
    const sql = 'SELECT user_id FROM orders WHERE id = $1';
    return (await api.database.query<{ user_id: string | null }>(sql, [orderId]))[0]?.user_id;
  };
  const queued = (job: string, userId: string) =>
    api.database.query<{ state: string; retry_count: number }>(
      `SELECT state::text, retry_count FROM pgboss.job WHERE name = $1 AND data->>'userId' = $2`,
      [job, userId],
    );
  /** Returns a person with a verified address and a guest order that was placed with that address. */
  const withGuestOrder = async () => {
    const ball = await givenProduct(api.database, { stock: 5 });
    const person = await registered(api);
    await api.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [person.user.id]);
    const order = await placeOrder(await api.app.getUrl(), {
      items: [{ productId: ball.id, quantity: 1 }],
      email: person.email,
    });
    // Simulates an order from before orders were adopted at placement.
    await eventually(async () => (await ownerOf(order.id)) === person.user.id);
    await api.database.query('UPDATE orders SET user_id = NULL WHERE id = $1', [order.id]);
    return { person, order };
  };

  it('reaches every feature that subscribes, from a process that has none of them', async () => {
    const { person, order } = await withGuestOrder();
    await signedIn(auth, person);
    await eventually(async () => (await ownerOf(order.id)) === person.user.id);
    await eventually(() => runsFor(person).length > 0);
    expect(runsFor(person)).toEqual([{ userId: person.user.id, email: person.email }]);
  });

  it('is tried again only for the feature that failed', async () => {
    const { person, order } = await withGuestOrder();
    bookings().failures = 1;
    await signedIn(auth, person);
    const done = async () => (await queued(adoptBookings.name, person.user.id))[0]?.state === 'completed';
    await eventually(done);
    expect(runsFor(person)).toHaveLength(2);
    expect(await ownerOf(order.id)).toBe(person.user.id);
    expect(await queued('account.verified.orders', person.user.id)).toEqual([{ state: 'completed', retry_count: 0 }]);
  });

  it('is reported when the transaction that verified it is kept, and not when it is undone', async () => {
    const userId = '019ab000-0000-7000-8000-000000000001';
    const undone = api.database.transaction(async (tx) => {
      await api.app.get(Jobs).publish(tx, accountVerified, { userId, email: 'undone@dronesoccer.test' });
      throw new Error('changed my mind');
    });
    await expect(undone).rejects.toThrow('changed my mind');
    for (const { name } of accountVerified.subscriptions) expect(await queued(name, userId)).toEqual([]);
  });

  it('that the version before put into the one queue it had is still handled', async () => {
    const { person, order } = await withGuestOrder();
    const asBefore: Job<Account> = defineJob('account.verified');
    await api.app.get(Jobs).enqueue(api.database, asBefore, { userId: person.user.id, email: person.email });
    await eventually(async () => (await ownerOf(order.id)) === person.user.id);
    await eventually(() => runsFor(person).length > 0);
  });

  it('is queued for its subscribers by a built process of the auth part', async () => {
    const { person } = await withGuestOrder();
    const built = await startApiProcess({
      ...testEnvironment(api.databaseUrl, api.mails.smtpUrl),
      ...{ ROLES: 'http', API_PARTS: 'auth' },
    });
    try {
      const login = await fetch(`${built.origin}/api/auth/login`, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ email: person.email, password: person.password }),
      });
      expect(login.status).toBe(200);
      expect(await queued('account.verified.orders', person.user.id)).toHaveLength(1);
    } finally {
      await built.stop();
    }
  });

  it('keeps a worker from starting that has every feature but no handler for a subscription', async () => {
    const config = new Config(testEnvironment(api.databaseUrl, api.mails.smtpUrl));
    const jobs = new Jobs(config, createLog(config), api.app.get(Tracing));
    await expect(jobs.onApplicationBootstrap()).rejects.toThrow(/^The subscription [\w.-]+ has no handler$/);
    await jobs.onApplicationShutdown();
  });
});

describe('an event', () => {
  it('has each subscriber once', () => {
    const opened = defineEvent<{ doorId: string }>('test.door-opened');
    const [bell, light] = [subscription(opened, 'bell'), subscription(opened, 'light', { retries: 2 })];
    expect(opened.subscriptions).toEqual([bell, light]);
    expect([bell.name, light.name]).toEqual(['test.door-opened.bell', 'test.door-opened.light']);
    expect(() => subscription(opened, 'bell')).toThrow('two subscribers called bell');
    expect(() => defineEvent('test.door-opened')).toThrow('defined twice');
  });
});
