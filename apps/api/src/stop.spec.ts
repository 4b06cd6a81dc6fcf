import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { OrderStatus, type OrderWire } from '@dronesoccer/contracts';
import {
  callerOf,
  givenProduct,
  type MailSink,
  payAtProvider,
  placeOrder,
  startMailSink,
  testDatabase,
  type TestDatabase,
} from '@dronesoccer/devkit';
import pg from 'pg';
import { testEnvironment } from '../test/support/api.js';
import { eventually } from '../test/support/eventually.js';
import { someEmail } from '../test/support/people.js';
import { type ApiProcess, builtApi, startApiProcess } from '../test/support/processes.js';

describe('a process that is asked to stop (R16)', () => {
  let database: TestDatabase;
  let mails: MailSink;
  let pool: pg.Pool;
  const started: ApiProcess[] = [];
  const start = async (settings: Readonly<Record<string, string>>): Promise<ApiProcess> => {
    const api = await startApiProcess({ ...testEnvironment(database.url, mails.smtpUrl), ...settings });
    started.push(api);
    return api;
  };

  beforeAll(async () => {
    database = await testDatabase();
    mails = await startMailSink();
    pool = new pg.Pool({ connectionString: database.url, max: 1 });
  });
  afterAll(async () => {
    await Promise.all(started.map((api) => api.kill()));
    await pool.end();
    await mails.stop();
    await database.drop();
  });

  it('is not ready any more, still answers, and ends in order', async () => {
    // Long enough for three requests, however busy the machine is.
    const api = await start({ SHUTDOWN_DRAIN_SECONDS: '10', ROLES: 'http' });
    const status = async (where: string): Promise<number> =>
      (await fetch(`${api.origin}${where}`).catch(() => null))?.status ?? 0;

    const stopped = api.stop();
    await eventually(
      () => status('/health/ready'),
      (found) => found !== 200,
    );
    expect([await status('/health/ready'), await status('/api/me'), await status('/api/me')]).toEqual([503, 401, 401]);
    expect(await stopped).toBe(0);
    expect(await status('/health/live')).toBe(0);
  });

  it('lets another process take over its customers, who notice nothing and lose nothing', async () => {
    const settings = { SHUTDOWN_DRAIN_SECONDS: '10' };
    const [stopping, staying] = await Promise.all([start(settings), start(settings)]);

    // A balancer sends requests in turn, and needs a few of them to notice that a process is not ready.
    let serving = [stopping, staying];
    let turn = 0;
    let isDraining = false;
    let whileDraining = 0;
    const next = (): string => {
      const origin = serving[turn++ % serving.length]?.origin ?? '';
      if (isDraining && origin === stopping.origin) whileDraining++;
      return origin;
    };
    let failures = 0;
    const caller = callerOf(next, { patienceMs: 60_000, onRetry: () => failures++ });
    const { id: productId } = await givenProduct(pool, { stock: 10_000 });
    const bought: OrderWire[] = [];
    let isOver = false;
    const shop = async (): Promise<void> => {
      do {
        const order = await placeOrder(caller, { email: someEmail(), productId });
        await payAtProvider(caller, { orderId: order.id, orderToken: order.accessToken ?? '' });
        bought.push(order);
      } while (!isOver);
    };
    const shopping = Promise.all([shop(), shop()]);
    // The test awaits the customers later, and only then reports their errors.
    shopping.catch(() => undefined);

    const stopped = stopping.stop();
    await eventually(
      async () => (await fetch(`${stopping.origin}/health/ready`).catch(() => null))?.status,
      (status) => status !== 200,
    );
    isDraining = true;
    await eventually(
      () => whileDraining,
      (count) => count >= 3,
    );
    serving = [staying];
    expect(await stopped).toBe(0);
    isOver = true;
    await shopping;

    expect(failures).toBe(0);
    for (const { id, accessToken = '' } of bought) {
      const order = await caller.call('orders.get', { params: { id }, query: { token: accessToken } });
      expect(order.status).toBe(OrderStatus.PAID);
    }
  });

  it('names what is wrong with its configuration, without the values, and does not start', async () => {
    const child = spawn(process.execPath, [await builtApi()], {
      env: { NODE_ENV: 'production', DATABASE_URL: 'mysql://canary', JWT_SECRET: 'canary', PORT: '99999' },
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const words: string[] = [];
    child.stderr.setEncoding('utf8').on('data', (text: string) => words.push(text));
    const [code] = (await once(child, 'close')) as [number | null];
    expect(code).toBe(1);
    for (const name of [
      'DATABASE_URL',
      'JWT_SECRET',
      'PORT',
      'TOKEN_PEPPER',
      'PASSWORD_PEPPERS',
      'WEB_ORIGIN',
      'SMTP_URL',
    ]) {
      expect(words.join('')).toContain(name);
    }
    expect(words.join('')).not.toContain('canary');
  });
});
