import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { givenProduct } from '@dronesoccer/devkit';
import { testEnvironment, useApi } from '../../../test/support/api.js';
import { cuttableLink } from '../../../test/support/cuttable-link.js';
import { eventually } from '../../../test/support/eventually.js';
import { placeOrder } from '../../../test/support/shopping.js';
import { createApp } from '../../app.js';
import { Config } from '../../config/index.js';
import { Database } from '../database/index.js';
import { defineJob, Jobs } from '../jobs/index.js';
import { createLog } from '../logging/index.js';
import { mailJob } from '../mail/index.js';
import { MetricsServer } from './metrics-server.js';

const token = 'a-token-that-only-the-reader-of-metrics-has';
const settings = { ROLES: 'http', METRICS_PORT: '0', METRICS_TOKEN: token };

type App = Awaited<ReturnType<typeof createApp>>;

const addressOf = (app: App, path = '/metrics') => `http://127.0.0.1:${app.get(MetricsServer).port}${path}`;

async function scrape(app: App): Promise<string> {
  const response = await fetch(addressOf(app), { headers: { authorization: `Bearer ${token}` } });
  expect(response.status).toBe(200);
  return response.text();
}

/** Returns the value of a sample, such as `name{label="x"}`; null if it is absent. */
function valueOf(text: string, sample: string): number | null {
  const line = text.split('\n').find((each) => each.startsWith(`${sample} `));
  return line === undefined ? null : Number(line.slice(sample.length + 1));
}

const routesIn = (text: string): Set<string> =>
  new Set([...text.matchAll(/_count\{[^}]*route="([^"]*)"/g)].map(([, route = '']) => route));

describe('the metrics', () => {
  const api = useApi(settings);
  /** A reading of the figures is used again for five seconds, so a test that changes them starts another process. */
  const anotherProcess = async (changes: Record<string, string> = {}): Promise<App> => {
    const config = new Config({ ...testEnvironment(api.databaseUrl, api.mails.smtpUrl), ...settings, ...changes });
    const app = await createApp(config, createLog(config, process.stdout));
    api.onClose(() => app.close());
    return app;
  };

  it('are served at the root of their own port, to the holder of the token alone', async () => {
    for (const headers of [{}, { authorization: token }, { authorization: `Bearer ${token}x` }]) {
      const refused = await fetch(addressOf(api.app), { headers });
      expect([refused.status, refused.headers.get('www-authenticate'), await refused.text()]).toEqual([
        401,
        'Bearer',
        '',
      ]);
    }
    const bearer = { authorization: `Bearer ${token}` };
    const given = await fetch(addressOf(api.app), { headers: bearer });
    expect(given.headers.get('content-type')).toBe('text/plain; version=0.0.4; charset=utf-8');
    expect((await fetch(addressOf(api.app, '/api/me'), { headers: bearer })).status).toBe(404);
    expect((await fetch(addressOf(api.app), { method: 'POST', headers: bearer })).status).toBe(405);
    // The port of the site, which a proxy forwards, has none.
    expect((await fetch(`${api.origin}/metrics`, { headers: bearer })).status).toBe(404);
  });

  it('describe the process, its pool and its role', async () => {
    const text = await scrape(api.app);
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(50e6);
    expect(valueOf(text, 'process_cpu_seconds_total')).toBeGreaterThan(0);
    expect(valueOf(text, 'nodejs_eventloop_lag_p99_seconds')).not.toBeNull();
    expect(valueOf(text, 'dronesoccer_process_role{role="http"}')).toBe(1);
    expect(valueOf(text, 'dronesoccer_process_role{role="worker"}')).toBeNull();
    expect(valueOf(text, 'dronesoccer_pool_size')).toBe(8);
    expect(valueOf(text, 'dronesoccer_pool_connections')).toBeGreaterThan(0);
    expect(valueOf(text, 'dronesoccer_pool_waiting_calls')).toBe(0);
    expect(valueOf(text, 'dronesoccer_database_up')).toBe(1);
  });

  it('are served by a worker, which has no other port', async () => {
    const worker = await anotherProcess({ ROLES: 'worker' });
    const text = await scrape(worker);
    // It would work off the jobs of the other tests.
    await worker.close();
    expect(valueOf(text, 'dronesoccer_process_role{role="worker"}')).toBe(1);
    expect(valueOf(text, 'dronesoccer_database_up')).toBe(1);
  });

  it('count requests by path template and class of status, whatever is asked for', async () => {
    const before = routesIn(await scrape(api.app));
    const ask = (path: string, method = 'GET') => api.http[method.toLowerCase() as 'get'](path);
    for (let round = 0; round < 30; round++) {
      await ask(`/api/orders/${randomUUID()}?token=${randomUUID()}`);
      await ask(`/api/${randomUUID()}/${randomUUID()}`);
      await ask(`/${randomUUID()}`, 'OPTIONS');
    }
    const text = await eventually(
      () => scrape(api.app),
      (found) =>
        valueOf(found, 'http_request_duration_seconds_count{method="other",route="other",status="4xx"}') === 30,
    );
    const found = [...routesIn(text)].filter((route) => !before.has(route) && route !== 'other');
    expect(found).toEqual(['/api/orders/:id']);
    expect(
      valueOf(text, 'http_request_duration_seconds_count{method="GET",route="/api/orders/:id",status="4xx"}'),
    ).toBe(30);
    expect(text).not.toMatch(/[0-9a-f]{8}-[0-9a-f]{4}-/);
  });

  it('show orders, payments, emails, jobs and backups as the database has them', async () => {
    const empty = await scrape(await anotherProcess());
    expect(valueOf(empty, 'dronesoccer_backup_age_seconds')).toBeNull();
    expect(valueOf(empty, 'dronesoccer_archive_failing_seconds')).toBe(0);
    expect(valueOf(empty, 'dronesoccer_orders_last_hour{state="placed"}')).toBe(0);
    expect(valueOf(empty, 'dronesoccer_emails_waiting')).toBe(0);

    const product = await givenProduct(api.database);
    const order = await placeOrder(api.origin, { items: [{ productId: product.id, quantity: 1 }] });
    await api.database.query(
      `INSERT INTO payments (id, subject_id, order_id, provider, reference, amount_cents, status)
      SELECT gen_random_uuid(), $1::uuid, $1::uuid, 'test', gen_random_uuid()::text, 100, 3 FROM generate_series(1, 2)`,
      [order.id],
    );
    const jobs = api.app.get(Jobs);
    const known = defineJob<{ to: string }>('auth.send-reset', mailJob);
    const waiting = (count: number, startAfter: Date) =>
      jobs.enqueueMany(api.database, known, Array(count).fill({ to: 'a@b.ca' }), { startAfter });
    await waiting(3, new Date(Date.now() - 600_000));
    await waiting(4, new Date(Date.now() + 600_000));
    await api.database.query(
      `INSERT INTO backups (taken_at) VALUES (now() - interval '2 hours'), (now() - interval '1 day')`,
    );

    const text = await scrape(await anotherProcess());
    expect(valueOf(text, 'dronesoccer_orders_last_hour{state="placed"}')).toBe(1);
    expect(valueOf(text, 'dronesoccer_orders_last_hour{state="paid"}')).toBe(0);
    expect(valueOf(text, 'dronesoccer_payments_last_hour{outcome="failed"}')).toBe(2);
    // A job that starts later is no email that waits.
    expect(valueOf(text, 'dronesoccer_jobs_due{queue="auth.send-reset"}')).toBe(3);
    expect(valueOf(text, 'dronesoccer_oldest_due_job_age_seconds{queue="auth.send-reset"}')).toBeCloseTo(600, -2);
    expect(valueOf(text, 'dronesoccer_backup_age_seconds')).toBeCloseTo(7_200, -2);
    expect(valueOf(text, 'dronesoccer_restored_backup_age_seconds')).toBeNull();
    expect(valueOf(text, 'dronesoccer_emails_waiting')).toBeGreaterThanOrEqual(3);
    expect(valueOf(text, 'dronesoccer_emails_waiting')).toBeLessThan(3 + 4);
  });

  it('cost nine statements, once for all readers of five seconds', async () => {
    const app = await anotherProcess();
    const database = app.get(Database);
    const client = jest.spyOn(pg.Client.prototype, 'query');
    try {
      await Promise.all([scrape(app), scrape(app), scrape(app)]);
      await scrape(app);
      const texts = client.mock.calls.map(([first]) =>
        typeof first === 'string' ? first : (first as { text: string }).text,
      );
      expect(texts.filter((text) => /SELECT|SET|BEGIN|COMMIT/.test(text))).toHaveLength(9);
      expect(texts[1]).toBe('SET LOCAL statement_timeout = 2000');
    } finally {
      client.mockRestore();
    }
    const [row] = await database.query<{ statement_timeout: string }>('SHOW statement_timeout');
    expect(row?.statement_timeout).toBe('1min');
  });

  it('of the process are still served while PostgreSQL is down, and the figures are absent', async () => {
    const link = await cuttableLink(api.databaseUrl);
    api.onClose(() => link.close());
    const app = await anotherProcess({ DATABASE_URL: link.url });
    api.onClose(async () => link.mend());
    link.cut();
    const text = await scrape(app);
    expect(valueOf(text, 'dronesoccer_database_up')).toBe(0);
    expect(valueOf(text, 'process_resident_memory_bytes')).toBeGreaterThan(0);
    expect(valueOf(text, 'dronesoccer_failed_jobs{reason="failed"}')).toBeNull();
    expect(valueOf(text, 'dronesoccer_emails_waiting')).toBeNull();
    link.mend();
  });

  it('are served within the deadline while no connection is free', async () => {
    const app = await anotherProcess({ DATABASE_POOL_SIZE: '2' });
    const database = app.get(Database);
    const isDone = Promise.withResolvers<void>();
    const held = [1, 2].map(() => database.transaction(() => isDone.promise));
    const started = performance.now();
    await eventually(
      () => database.connections,
      ({ total, idle }) => total === 2 && idle === 0,
    );
    const text = await scrape(app);
    expect(performance.now() - started).toBeLessThan(20_000);
    expect(valueOf(text, 'dronesoccer_database_up')).toBe(0);
    expect(valueOf(text, 'dronesoccer_pool_waiting_calls')).toBe(1);
    isDone.resolve();
    await Promise.all(held);
  });
});

describe('without a port for metrics', () => {
  const api = useApi({ ROLES: 'http' });

  it('none are kept', () => {
    expect(api.app.get(MetricsServer).port).toBeNull();
  });
});
