import { DeliveryMethod, type AdminOrderSort, adminOrderSorts, limits, OrderStatus } from '@dronesoccer/contracts';
import { addDays } from '@dronesoccer/domain';
import { givenProduct } from '@dronesoccer/devkit';
import { useApi } from '../../../../test/support/api.js';
import {
  countOrders,
  findOrders,
  orderCountStatement,
  orderPageStatement,
  ordersToExport,
  statusTotalsStatement,
} from './find-orders.queries.js';
import { exportedColumns } from './order-export.js';
import type { OrderFilter } from './order-filter.js';

// Filling the tables takes longer than the statement timeout allows.
const api = useApi({ ROLES: 'http', DATABASE_STATEMENT_TIMEOUT_MS: '300000' });

const today = new Date().toISOString().slice(0, 10);
const everything: OrderFilter = {};

/** Creates years of orders, most of them shipped long ago, so that Postgres prefers an index to a sequential scan. */
beforeAll(async () => {
  const { database } = api;
  const { id: productId } = await givenProduct(database);
  await database.query(
    `INSERT INTO orders (id, number, email, delivery, address, tax_province, subtotal_cents, total_cents, hold_expires_at,
       placed_at, paid_at, shipped_at, cancelled_at, cancel_reason, status)
     SELECT gen_random_uuid(), 'DS-2026-' || lpad(n::text, 6, '0'), 'person' || n % 9000 || '@example.test', 1,
       jsonb_build_object('fullName', 'Person ' || md5(n::text)), 'BC', n % 90000, n % 90000,
       now(), now() - n * interval '20 minutes', now(),
       CASE WHEN n % 100 > 5 THEN now() END, CASE WHEN n % 100 IN (0, 1, 2) THEN now() END,
       CASE WHEN n % 100 IN (0, 1, 2) THEN 1 END,
       CASE WHEN n % 100 IN (0, 1, 2) THEN 3 WHEN n % 100 IN (3, 4) THEN 2 WHEN n % 100 = 5 THEN 1 ELSE 4 END
     FROM generate_series(1, 50000) AS n`,
  );
  await database.query(
    `INSERT INTO order_lines (id, order_id, position, product_id, slug, name, category, tax_class, unit_price_cents, quantity)
     SELECT gen_random_uuid(), id, 1, $1::uuid, 'ball', 'Ball', 1, 1, subtotal_cents, 1 FROM orders`,
    [productId],
  );
  await database.query(
    `INSERT INTO payments (id, order_id, provider, reference, status, amount_cents, paid_at)
     SELECT gen_random_uuid(), id, 'sandbox', number, 2, total_cents + 1, now() FROM orders`,
  );
  await database.query(
    `INSERT INTO order_returns (id, order_id, status) SELECT gen_random_uuid(), id, 1 + row_number() OVER () % 4
     FROM orders WHERE status = 4 LIMIT 500`,
  );
  await database.query(
    `INSERT INTO refunds (id, payment_id, amount_cents, reason, status)
     SELECT gen_random_uuid(), id, 1, 'sample', 2 + (reference LIKE '%0')::int FROM payments LIMIT 500`,
  );
  await database.query('VACUUM ANALYZE orders, order_lines, payments, order_returns, refunds');
});

async function planOf({ text, values }: { text: string; values: unknown[] }): Promise<string> {
  const rows = await api.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, values);
  return rows.map((row) => row['QUERY PLAN']).join('\n');
}

const filters: Readonly<Record<string, OrderFilter>> = {
  everything: {},
  'what is paid': { status: OrderStatus.PAID },
  'what was shipped': { status: OrderStatus.SHIPPED },
  'a number': { search: '2026-004711' },
  'a part of an e-mail': { search: 'son471@' },
  'a name': { search: 'person ab12' },
  'a name and a state': { search: 'ab12', status: OrderStatus.SHIPPED },
  'a week': { from: addDays(today, -7), to: today },
  'dear ones': { minTotal: 890 },
  pickups: { delivery: DeliveryMethod.PICKUP },
  'one customer': { userId: '019b76da-a800-70ec-a3c5-d3fee000c296' },
  'one location': { locationId: '019b76da-a800-70ec-a3c5-d3fee000c296' },
  'open returns': { returns: 'open' },
  'refused refunds': { refunds: 'failed' },
};
const readsAll = /Seq Scan on (orders|order_lines|payments)/;

describe.each(Object.entries(filters))('the dashboard’s orders: %s', (_name, filter) => {
  it.each(adminOrderSorts)('by %s are read through an index', async (sort: AdminOrderSort) => {
    for (const offset of [0, 480]) {
      const statement = orderPageStatement(filter, { sort, limit: 24, offset }, 'en');
      expect(await planOf(statement)).not.toMatch(readsAll);
    }
  });

  it('are counted, in all and by state, without reading all orders', async () => {
    expect(await planOf(orderCountStatement(filter))).not.toMatch(/Seq Scan on orders/);
    expect(await planOf(statusTotalsStatement(filter))).not.toMatch(/Seq Scan on orders/);
  });
});

describe('a search for what every order has', () => {
  const all: OrderFilter = { ...everything, search: 'ds-2026' };

  it.each(adminOrderSorts)('by %s begins as the list of all orders does', async (sort) => {
    const slice = { sort, limit: 24, offset: 24 };
    const numbers = async (filter: OrderFilter) =>
      (await findOrders(api.database, filter, slice, 'en')).map(({ number }) => number);
    expect(await numbers(all)).toEqual(await numbers(everything));
  });

  it('is counted as far as its pages go', async () => {
    expect(await countOrders(api.database, all)).toBe(limits.listDepth + 1);
    expect(await countOrders(api.database, { ...all, status: OrderStatus.PENDING })).toBe(500);
  });

  it('looks at no more orders than that', async () => {
    const slice = { sort: 'newest', limit: 24, offset: 0 } as const;
    for (const { text, values } of [orderPageStatement(all, slice, 'en'), orderCountStatement(all)]) {
      const rows = await api.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN (ANALYZE, TIMING OFF) ${text}`, values);
      expect(rows.map((row) => row['QUERY PLAN']).join('\n')).not.toMatch(readsAll);
      const read = rows
        .map((row) => / on orders\b.*actual rows=(\d+)\S* loops=(\d+)/.exec(row['QUERY PLAN']))
        .map((match) => Number(match?.[1] ?? 0) * Number(match?.[2] ?? 0));
      expect(Math.max(...read)).toBeGreaterThan(0);
      expect(Math.max(...read)).toBeLessThanOrEqual(limits.listDepth + 1);
    }
  });
});

it('an export of a search reads what it finds', async () => {
  const { text, params } = ordersToExport({ ...everything, search: 'ab12' }, 'en', exportedColumns);
  expect(await planOf({ text, values: params })).not.toMatch(readsAll);
});
