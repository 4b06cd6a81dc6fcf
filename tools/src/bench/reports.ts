// The cost of the reports over 100,000 order lines: 50,000 orders of two lines in a year, each with two taxes and a
// payment, and every twentieth refunded in part.
import { reportNames, type ReportTableWire } from '@dronesoccer/contracts';
import type { RunningPostgres } from '@dronesoccer/devkit';
import { addDays } from '@dronesoccer/domain';
import pg from 'pg';
import { cpuSeconds } from './cpu.ts';
import type { BenchData } from './data.ts';
import { callerOf } from './load.ts';
import { columnsOf } from './report.ts';
import { type BenchSecrets, startOurs } from './servers.ts';
import { accessToken } from './tokens.ts';

const ORDERS = 50_000;
const LINES = 2 * ORDERS;
const TRIES = 7;
const DAYS = 366;

/** Two taxes of 5 % and 9.975 % on 2 x 50 dollars. */
const SALES = `
WITH made AS (
  INSERT INTO orders (id, number, email, delivery, address, tax_province, subtotal_cents, tax_cents, total_cents, hold_expires_at,
    placed_at, status, paid_at)
  SELECT md5('report' || n)::uuid, 'REPORT-' || n, 'buyer' || n || '@bench.test', 1, '{}', 'QC', 10000, 1498, 11498, at, at, 2, at
  FROM (SELECT n, now() - n * interval '1 year' / ${ORDERS} AS at FROM generate_series(1, ${ORDERS}) n) o
  RETURNING id, placed_at
), numbered AS (
  SELECT id, placed_at, row_number() OVER (ORDER BY id) AS n FROM made
), shelf AS (
  SELECT id, slug, category, row_number() OVER (ORDER BY id) AS place, count(*) OVER () AS all_of_them FROM products
), lines AS (
  INSERT INTO order_lines (id, order_id, position, product_id, slug, name, category, tax_class, unit_price_cents, quantity)
  SELECT gen_random_uuid(), o.id, k, s.id, s.slug, s.slug, s.category, 1, 5000, 1
  FROM numbered o CROSS JOIN generate_series(1, 2) k JOIN shelf s ON s.place = 1 + (2 * o.n + k) % s.all_of_them
), taxes AS (
  INSERT INTO order_tax_lines (order_id, position, name, rate, taxable_cents, amount_cents, registration)
  SELECT o.id, t.position, t.name, t.rate, 10000, t.cents, t.name FROM numbered o
  CROSS JOIN (VALUES (1, 'GST', 5000, 500), (2, 'QST', 9975, 998)) t (position, name, rate, cents)
)
SELECT count(*) FROM made`;

const PAYMENTS = `
INSERT INTO payments (id, subject_id, provider, reference, status, amount_cents, created_at, paid_at)
SELECT md5('paid' || o.id)::uuid, o.id, 'sandbox', 'report-' || o.id, 2, 11498, o.placed_at, o.placed_at
FROM orders o WHERE o.number LIKE 'REPORT-%'`;

const REFUNDS = `
INSERT INTO refunds (id, payment_id, amount_cents, tax_cents, shipping_cents, status, kind, reason, created_at, done_at)
SELECT gen_random_uuid(), p.id, 5749, 749, 0, 2, 3, 'bench', p.paid_at, p.paid_at
FROM payments p JOIN orders o ON o.id = p.subject_id WHERE o.number LIKE 'REPORT-%0' OR o.number LIKE 'REPORT-%05'`;

/** Inserts the orders of a year with their lines, taxes, payments and refunds, for the products that exist. */
export const makeYearOfOrders = async (client: pg.Client): Promise<void> => {
  for (const sql of [SALES, PAYMENTS, REFUNDS, 'VACUUM ANALYZE']) await client.query(sql);
};

/**
 * Returns the table of the reports' times, each over a whole year. Other load on the machine lengthens the times, but not
 * the CPU time that the server and PostgreSQL spend on a report.
 */
export const reportFigures = async (
  databaseUrl: string,
  secrets: BenchSecrets,
  folder: string,
  data: BenchData,
  postgres: RunningPostgres,
): Promise<string> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  await makeYearOfOrders(client);
  await client.end();
  const server = await startOurs(databaseUrl, secrets, folder, null);
  const { call, close } = callerOf(server.port, 1);
  const headers = { authorization: `Bearer ${accessToken(data.admin, secrets.jwt)}` };
  const to = new Date().toISOString().slice(0, 10);
  const used = (): number => (cpuSeconds(server.pid) + cpuSeconds(postgres.pid)) * 1_000;
  const rows = ['report rows median-ms worst-ms cpu-ms'.split(' ')];
  for (const report of reportNames) {
    const times: number[] = [];
    let found = 0;
    const before = used();
    for (let tries = 0; tries < TRIES; tries++) {
      const started = performance.now();
      const path = `/api/reports/table?report=${report}&from=${addDays(to, 1 - DAYS)}&to=${to}`;
      const { json } = await call({ method: 'GET', path, headers });
      times.push(performance.now() - started);
      found = (json as { data: ReportTableWire }).data.total;
    }
    times.sort((a, b) => a - b);
    const [median = 0, worst = 0] = [times[TRIES >> 1], times.at(-1)];
    rows.push([report, ...[found, median, worst, (used() - before) / TRIES].map((figure) => figure.toFixed(0))]);
  }
  close();
  await server.stop();
  return `\n${LINES} order lines, a year per report\n\n${columnsOf(rows, 1)}\n`;
};
