import path from 'node:path';
import {
  type Caller,
  callerOf,
  freePort,
  givenArena,
  givenLocation,
  givenProduct,
  givenSlot,
  payAtProvider,
  placeBooking,
  placeOrder,
  startMailSink,
  testDatabase,
} from '@dronesoccer/devkit';
import pg from 'pg';
import { testEnvironment } from '../support/api.js';
import { inDays } from '../support/booking.js';
import { goodPassword, someEmail } from '../support/people.js';
import { startApiProcess } from '../support/processes.js';
import { isFull } from '../support/two-processes.js';

/** More visits than the caches for one key per visit have entries. */
const visitsToWarmUp = 600;
const judgedVisits = isFull ? 6_000 : 600;
const atOnce = 4;
/** A reply that each visit leaves behind has twenty kilobytes. The noise of the heap stays far below this limit. */
const mostBytesPerVisit = 8_000;

/** Promise L1 in its short form: `npm run soak` judges the resident memory of half an hour. */
describe('a process that serves for a long time', () => {
  const closing: (() => Promise<unknown>)[] = [];
  let next = 0;
  let requests = 0;
  let caller: Caller;
  let held: () => Promise<number>;
  let visit: (index: number) => Promise<void>;

  beforeAll(async () => {
    const database = await testDatabase();
    const pool = new pg.Pool({ connectionString: database.url, max: 1 });
    const mails = await startMailSink();
    closing.push(database.drop, () => pool.end(), mails.stop);
    const probePort = await freePort();
    const server = await startApiProcess({
      ...testEnvironment(database.url, mails.smtpUrl),
      ROLES: 'http',
      NODE_OPTIONS: `--require=${path.join(__dirname, '../support/heap-probe.cjs')}`,
      HEAP_PROBE_PORT: String(probePort),
    });
    closing.push(server.stop);
    held = async () => Number(await (await fetch(`http://127.0.0.1:${probePort}`)).text());
    caller = callerOf(() => {
      requests++;
      return server.origin;
    });

    const { id: productId } = await givenProduct(pool, { stock: 100_000 });
    for (let count = 0; count < 100; count++) await givenLocation(pool, { latitude: 43, longitude: -79 });
    const { id: arenaId } = await givenArena(pool);
    const slotIds: string[] = [];
    for (let day = 1; day <= 10; day++) {
      slotIds.push((await givenSlot(pool, { arenaId, capacity: 200, startsAt: inDays(30 + day) })).id);
    }
    const person = { email: someEmail(), password: goodPassword };
    await caller.call('auth.register', { body: { firstName: 'Ari', lastName: 'Roy', ...person } });
    const buy = async (): Promise<void> => {
      const order = await placeOrder(caller, { email: someEmail(), productId });
      await payAtProvider(caller, { orderId: order.id, orderToken: order.accessToken ?? '' });
    };
    const book = async (): Promise<void> => {
      const slotId = slotIds[next % slotIds.length] ?? '';
      const booking = await placeBooking(caller, { email: someEmail(), slotId });
      await payAtProvider(caller, { bookingId: booking.id, token: booking.accessToken ?? '' });
    };
    const signIn = async (): Promise<void> => {
      const { accessToken } = await caller.call('auth.login', { body: person });
      await caller.call('me.get', { token: accessToken });
    };
    visit = async (index) => {
      await caller.call('products.list', { query: { search: `drone ${index}` } });
      await caller.call('locations.nearby', {
        query: { lat: String(43 + index / 100_000), lng: '-79', radius: '100' },
      });
      if (index % 5 === 0) await [buy, book, signIn][(index / 5) % 3]?.();
    };
  });
  afterAll(async () => {
    for (const close of closing.reverse()) await close();
  });

  const visits = async (count: number): Promise<void> => {
    const end = next + count;
    const visitor = async (): Promise<void> => {
      while (next < end) await visit(next++);
    };
    await Promise.all(Array.from({ length: atOnce }, visitor));
  };

  it('holds as much after many visits as before them', async () => {
    await visits(visitsToWarmUp);
    const before = await held();
    const [earlier, since] = [requests, performance.now()];
    await visits(judgedVisits);
    const rate = (requests - earlier) / ((performance.now() - since) / 1_000);
    const perVisit = ((await held()) - before) / judgedVisits;
    process.stdout.write(`${rate.toFixed(0)} requests/s; a visit left ${perVisit.toFixed(0)} bytes behind.\n`);
    expect(perVisit).toBeLessThan(mostBytesPerVisit);
  });
});
