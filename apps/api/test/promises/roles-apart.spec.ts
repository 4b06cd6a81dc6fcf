import { setTimeout as pause } from 'node:timers/promises';
import { BookingStatus, DeliveryState, OrderStatus } from '@dronesoccer/contracts';
import {
  callerOf,
  givenArena,
  givenCampaign,
  givenPostalAddress,
  givenProduct,
  givenReaders,
  givenSlot,
  type MailSink,
  payAtProvider,
  placeBooking,
  placeOrder,
  startMailSink,
  testDatabase,
  type TestDatabase,
} from '@dronesoccer/devkit';
import pg from 'pg';
import { testEnvironment } from '../support/api.js';
import { eventually } from '../support/eventually.js';
import { someEmail } from '../support/people.js';
import { type ApiProcess, startApiProcess, startWorkerProcess } from '../support/processes.js';
import { expectBooksToBalance } from '../support/shopping.js';

const readers = 200;

/** `docker-compose.yml` starts the roles apart, and an operator may start several of each. */
describe('two processes that serve and two that work', () => {
  let database: TestDatabase;
  let pool: pg.Pool;
  let mails: MailSink;
  const servers: ApiProcess[] = [];
  const workers: Pick<ApiProcess, 'kill' | 'stop'>[] = [];
  const environment = () => testEnvironment(database.url, mails.smtpUrl);
  const startWorker = async () => {
    const worker = await startWorkerProcess(environment());
    workers.push(worker);
    return worker;
  };

  beforeAll(async () => {
    database = await testDatabase();
    pool = new pg.Pool({ connectionString: database.url, max: 4 });
    mails = await startMailSink();
    const settings = { ...environment(), ROLES: 'http' };
    servers.push(...(await Promise.all([startApiProcess(settings), startApiProcess(settings)])));
  });
  afterAll(async () => {
    await Promise.all([...servers, ...workers].map((each) => each.kill()));
    await mails.stop();
    await pool.end();
    await database.drop();
  });

  it('sell, book and send together what none of them does alone, also when a worker is killed', async () => {
    let turn = 0;
    const caller = callerOf(() => servers[turn++ % 2]?.origin ?? '');
    const { id: productId } = await givenProduct(pool, { stock: 10 });
    const { id: arenaId } = await givenArena(pool);
    const { id: slotId } = await givenSlot(pool, { arenaId });
    const [buyer, player] = [someEmail(), someEmail()];

    const order = await placeOrder(caller, { email: buyer, productId });
    const orderToken = order.accessToken ?? '';
    await payAtProvider(caller, { orderId: order.id, orderToken });
    const booking = await placeBooking(caller, { email: player, slotId });
    const token = booking.accessToken ?? '';
    await payAtProvider(caller, { bookingId: booking.id, token });

    // Both requests of each purchase are complete, whichever process answered them.
    const bought = await caller.call('orders.get', { params: { id: order.id }, query: { token: orderToken } });
    expect(bought.status).toBe(OrderStatus.PAID);
    const booked = await caller.call('bookings.get', { params: { id: booking.id }, query: { token } });
    expect(booked.status).toBe(BookingStatus.CONFIRMED);

    await givenPostalAddress(pool);
    const { tagId, emails } = await givenReaders(pool, readers);
    const { id } = await givenCampaign(pool, { tagId, scheduledAt: new Date() });
    // A worker looks for jobs every two seconds, so a serving process that worked would have found these.
    await pause(3_000);
    expect(mails.mails()).toEqual([]);

    const first = await startWorker();
    await startWorker();
    const received = (): string[] => mails.mails({ subject: 'News' }).flatMap(({ to }) => to);
    await eventually(
      () => received().length,
      (count) => count > readers / 4,
    );
    await first.kill();

    // The test does not wait for the emails of the killed worker: it makes their answers overdue.
    const overdue = `UPDATE campaign_deliveries SET at = at - interval '3 minutes' WHERE state = ${DeliveryState.SENDING} AND at < now() - interval '5 seconds'`;
    await eventually(
      async () => {
        await pool.query(overdue);
        return (await pool.query('SELECT 1 FROM campaigns WHERE id = $1 AND ended_at IS NOT NULL', [id])).rows;
      },
      (ended) => ended.length === 1,
    );
    const { rows } = await pool.query<{ email: string; state: number }>(
      'SELECT email::text AS email, state FROM campaign_deliveries WHERE campaign_id = $1',
      [id],
    );
    const unknown = rows.filter(({ state }) => state === DeliveryState.UNKNOWN).map(({ email }) => email);
    const sent = rows.filter(({ state }) => state === DeliveryState.SENT).map(({ email }) => email);
    expect([...sent, ...unknown].sort()).toEqual([...emails].sort());
    expect(new Set(received()).size).toBe(received().length);
    expect(sent.filter((email) => !received().includes(email))).toEqual([]);

    await mails.waitFor({ to: buyer, subject: new RegExp(order.number) });
    await mails.waitFor({ to: player, subject: new RegExp(booking.number) });
    await expectBooksToBalance({ query: async (text, params = []) => (await pool.query(text, [...params])).rows });
  });
});
