import { type CallQuery, OrderStatus, PaymentSubjectKind, Role } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { msPerHour } from '@dronesoccer/domain';
import { organisationDayStart } from '@dronesoccer/domain/calendar';
import { useApi } from '../../../../test/support/api.js';
import { moveClock } from '../../../../test/support/move-clock.js';
import { type Person, withRoles } from '../../../../test/support/people.js';
import { eventOf, placeOrder, sendWebhook, startPayment } from '../../../../test/support/shopping.js';
import {
  failedOrders,
  ordersByDay,
  paidOrders,
  receivedByDay,
  refundedByDay,
  soldMost,
} from './overview/overview.queries.js';
import { reportPeriod } from './overview/report-period.js';

describe('a report’s period', () => {
  const refusal = expect.objectContaining({ code: 'REPORT_001' }) as Error;
  // 03:30 UTC is still the previous evening in Toronto.
  const now = new Date('2026-11-10T03:30:00Z');

  it('of 7 days ends today on the organisation’s calendar and is compared with the 7 before', () => {
    const { from, to, previousFrom, previousTo, starts } = reportPeriod({ days: 7 }, now);
    expect([previousFrom, previousTo, from, to]).toEqual(['2026-10-27', '2026-11-02', '2026-11-03', '2026-11-09']);
    expect(starts).toHaveLength(15);
    expect(starts[0]?.toISOString()).toBe('2026-10-27T04:00:00.000Z');
    // Daylight saving time ended on 1 November.
    expect(starts.at(-1)?.toISOString()).toBe('2026-11-10T05:00:00.000Z');
  });

  it('may be any run of days, up to a year', () => {
    expect(reportPeriod({ from: '2026-01-01', to: '2026-01-01' }, now)).toMatchObject({
      days: 1,
      previousFrom: '2025-12-31',
    });
    expect(reportPeriod({ from: '2026-02-01', to: '2026-02-28' }, now)).toMatchObject({
      days: 28,
      previousFrom: '2026-01-04',
    });
    expect(() => reportPeriod({ from: '2026-02-02', to: '2026-02-01' }, now)).toThrow(refusal);
    expect(() => reportPeriod({ from: '2025-01-01', to: '2026-02-01' }, now)).toThrow(refusal);
  });
});

describe('the overview', () => {
  const api = useApi({ ROLES: 'http' });
  let admin: Person;
  let origin: string;
  let ball: string;
  let net: string;

  const overview = (query: Record<string, string | number> = { days: 7 }) =>
    api.as(admin).call('reports.admin.overview', { query });

  const reconcile = () => api.as(admin).call('reports.admin.reconciliation');

  /** The orders, with the number of days before the reference day on which each was placed. */
  const happened: { orderId: string; daysAgo: number }[] = [];

  const paid = async (productId: string, quantity: number, daysAgo: number) => {
    const order = await placeOrder(origin, { items: [{ productId, quantity }] });
    await sendWebhook(origin, eventOf('paid', await startPayment(origin, order)));
    happened.push({ orderId: order.id, daysAgo });
    return order;
  };

  /**
   * Sets the clock to noon of the given day and moves all orders and payments to their distance before it. Refunds move
   * to the day itself.
   */
  const standAt = async (day: string) => {
    const noon = (daysAgo: number) => new Date(organisationDayStart(day, -daysAgo).getTime() + 12 * msPerHour);
    for (const { orderId, daysAgo } of happened) {
      const moved = [orderId, noon(daysAgo)];
      await api.database.query(
        'UPDATE orders SET placed_at = $2, paid_at = CASE WHEN paid_at IS NOT NULL THEN $2::timestamptz END WHERE id = $1',
        moved,
      );
      await api.database.query(
        'UPDATE payments SET created_at = $2, paid_at = CASE WHEN paid_at IS NOT NULL THEN $2::timestamptz END WHERE order_id = $1',
        moved,
      );
    }
    await api.database.query('UPDATE refunds SET created_at = $1', [noon(0)]);
    await moveClock(api, noon(0));
  };

  beforeAll(async () => {
    admin = await withRoles(api, Role.SUPER_ADMIN);
    origin = await api.app.getUrl();
    ({ id: ball } = await givenProduct(api.database, { price: 10_000, stock: 50 }));
    ({ id: net } = await givenProduct(api.database, { price: 2_000, stock: 4 }));
    await givenProduct(api.database, { price: 2_000, stock: 0 });
    await givenProduct(api.database, { price: 2_000, stock: 0, isActive: false });
    // BC: shipping 15, 5 % GST; 2 balls ship free.
    await paid(ball, 2, 1);
    await paid(net, 1, 3);
    await paid(ball, 1, 8);
    const { id, accessToken } = await paid(ball, 1, 2);
    await api.guest.call('orders.cancel', { params: { id }, query: { token: accessToken } });
    const failed = await placeOrder(origin, { items: [{ productId: net, quantity: 1 }] });
    // Two failed attempts count as one order with a failed payment.
    await sendWebhook(origin, eventOf('failed', await startPayment(origin, failed)));
    await sendWebhook(origin, eventOf('failed', await startPayment(origin, failed)));
    happened.push({ orderId: failed.id, daysAgo: 1 });
    const unpaid = await placeOrder(origin, { items: [{ productId: ball, quantity: 1 }] });
    happened.push({ orderId: unpaid.id, daysAgo: 2 });
    // This order is older than both periods.
    await paid(ball, 3, 20);
    await standAt('2026-05-20');
  });
  afterAll(() => jest.restoreAllMocks());

  // The days around the turn of a year, a leap day, the days after the clock changes, and an ordinary day.
  it.each(['2026-12-31', '2027-01-01', '2028-02-29', '2028-03-01', '2026-03-09', '2026-11-02', '2026-05-20'])(
    'counts money by the day it moved, refunds off it, on %s',
    async (day) => {
      await standAt(day);
      const { period, gross, revenue, refunds, series } = await overview();
      expect(period).toMatchObject({ to: day, days: 7 });
      // 200 + 10 GST; 20 + 15 shipping + 1.75 GST; and the cancelled order, which was received and refunded.
      expect(gross).toEqual({ current: 367.5, previous: 120.75 });
      expect(revenue).toEqual({ current: 246.75, previous: 120.75 });
      expect(refunds).toEqual({ current: 120.75, previous: 0 });
      expect(series).toHaveLength(7);
      expect(series.map((point) => point.revenue)).toEqual([0, 0, 0, 36.75, 120.75, 210, -120.75]);
      expect(series.map((point) => point.previousRevenue)).toEqual([0, 0, 0, 0, 0, 120.75, 0]);
    },
  );

  it('counts orders by the day they were placed, without those that were cancelled', async () => {
    const { orders, ordersByState, failedPayments } = await overview();
    expect(orders).toEqual({ current: 4, previous: 1 });
    expect(ordersByState.map(({ status, count, previousCount }) => [status, count, previousCount])).toEqual([
      [OrderStatus.PENDING, 2, 0],
      [OrderStatus.PAID, 2, 1],
      [OrderStatus.CANCELLED, 1, 0],
      [OrderStatus.SHIPPED, 0, 0],
    ]);
    expect(failedPayments).toEqual({ current: 1, previous: 0 });
  });

  it('adds up: gross less refunds is net, states sum up to the orders, gross over paid orders is their average', async () => {
    const { gross, refunds, revenue, orders, ordersByState, paidOrders, averageOrder, series } = await overview();
    const inCents = (dollars: number) => Math.round(dollars * 100);
    const standing = ordersByState.filter(({ status }) => status !== OrderStatus.CANCELLED);
    for (const when of ['current', 'previous'] as const) {
      expect(inCents(gross[when]) - inCents(refunds[when])).toBe(inCents(revenue[when]));
      expect(averageOrder[when]).toBe(inCents(gross[when]) / paidOrders[when] / 100);
    }
    expect(standing.reduce((sum, { count }) => sum + count, 0)).toBe(orders.current);
    expect(standing.reduce((sum, { previousCount }) => sum + previousCount, 0)).toBe(orders.previous);
    expect(series.reduce((sum, day) => sum + inCents(day.revenue), 0)).toBe(inCents(revenue.current));
    expect(series.reduce((sum, day) => sum + day.orders, 0)).toBe(orders.current);
    // The paid orders are 210, 36.75 and the refunded 120.75. Unpaid orders are not revenue.
    expect(paidOrders).toEqual({ current: 3, previous: 1 });
    expect(averageOrder).toEqual({ current: 122.5, previous: 120.75 });
  });

  it('counts what the list that each figure leads to counts', async () => {
    const { period, orders, paidOrders, ordersByState, failedPayments, lowStock } = await overview();
    const ordersOf = async (query: CallQuery<'orders.admin.list'>): Promise<number> => {
      const span = { from: period.from, to: period.to };
      return (await api.as(admin).call('orders.admin.list', { query: { ...query, ...span } })).total;
    };
    const productsOf = async (stock: 'out' | 'low'): Promise<number> =>
      (await api.as(admin).call('products.admin.list', { query: { active: true, stock } })).total;
    expect(await ordersOf({ standing: true })).toBe(orders.current);
    expect(await ordersOf({ by: 'failed' })).toBe(failedPayments.current);
    for (const { status, count } of ordersByState) expect(await ordersOf({ status })).toBe(count);
    // Two orders are paid, and a third was paid and then refunded.
    expect(paidOrders.current).toBe(3);
    expect(await ordersOf({ by: 'paid' })).toBe(paidOrders.current);
    expect(await ordersOf({ by: 'refunded' })).toBe(1);
    expect(await productsOf('out')).toBe(lowStock.soldOut);
    expect(await productsOf('low')).toBe(lowStock.total - lowStock.soldOut);
  });

  it('names what sold best, by pieces and by money, and whose payment failed', async () => {
    const { bestSellers, topEarners, latestFailedPayments } = await overview();
    expect(bestSellers).toMatchObject([
      {
        productId: ball,
        quantity: 2,
        revenue: 200,
        previousQuantity: 1,
        name: { en: expect.any(String), fr: expect.any(String) },
      },
      { productId: net, quantity: 1, revenue: 20, previousQuantity: 0 },
    ]);
    expect(topEarners.map(({ productId }) => productId)).toEqual([ball, net]);
    expect(latestFailedPayments).toMatchObject([{ amount: 36.75, isPaidSince: false }]);
  });

  it('lists active products with few pieces, none first, by the settings’ threshold', async () => {
    const { lowStock } = await overview();
    expect(lowStock).toMatchObject({ threshold: 5, total: 2, soldOut: 1 });
    expect(lowStock.items.map(({ quantity }) => quantity)).toEqual([0, 2]);
    await api.database.query(`UPDATE settings SET value = '{"lowThreshold": 1}' WHERE key = 'stock'`);
    expect((await overview()).lowStock).toMatchObject({ threshold: 1, total: 1 });
    await api.database.query(`UPDATE settings SET value = '{"lowThreshold": 5}' WHERE key = 'stock'`);
  });

  it('compares low stock with that at the start of the period', async () => {
    expect((await overview()).lowStock).toMatchObject({ previousTotal: 0, previousSoldOut: 0 });
    await api.database.query(`UPDATE settings SET value = '{"lowThreshold": 3}' WHERE key = 'stock'`);
    await api.database.query(`UPDATE products SET created_at = '2025-01-01'`);
    await api.database.query(`UPDATE stock_moves SET created_at = '2025-01-01' WHERE order_id IS NULL`);
    // Two of four nets were sold in the period; the third active product never had any stock.
    const sold = { total: 2, soldOut: 1, previousTotal: 1, previousSoldOut: 1 };
    expect((await overview()).lowStock).toMatchObject(sold);
    await api.database.query(`UPDATE settings SET value = '{"lowThreshold": 5}' WHERE key = 'stock'`);
  });

  it('takes days of one’s own choice', async () => {
    // Eight days before the reference day of these tests.
    const to = '2026-05-12';
    const { period, revenue } = await overview({ from: to, to });
    expect(period).toMatchObject({ from: to, to, days: 1 });
    expect(revenue.current).toBe(120.75);
    for (const query of [{ days: 8 }, { from: '2026-02-30' }, { from: '2026-03-02', to: '2026-03-01' }]) {
      const { status, body } = await api.as(admin).answer('reports.admin.overview', { query });
      expect(status).toBe(400);
      expect(body).toMatchObject({ errorCode: 'REPORT_001' });
    }
  });

  it('is for super admins alone', async () => {
    for (const role of [Role.ADMIN, Role.COMPANY_ADMIN, Role.MEMBER]) {
      const other = await withRoles(api, role);
      expect(await api.as(other).refused('reports.admin.overview')).toEqual([403, 'AUTH_003']);
      expect(await api.as(other).refused('reports.admin.reconciliation')).toEqual([403, 'AUTH_003']);
    }
  });

  it('proves clean: orders, payments less refunds, and stock moves tell one story', async () => {
    const { isClean, orders, money, paidFor, unexplained, stock, checks } = await reconcile();
    expect({ isClean, wrong: checks.filter(({ total }) => total > 0) }).toEqual({ isClean: true, wrong: [] });
    expect(orders).toMatchObject({ count: 4, pieces: 9, piecesBalance: 9 });
    expect(money.balance).toBe(orders.balance);
    expect(paidFor).toEqual([{ kind: PaymentSubjectKind.ORDER, payments: 5, ...money }]);
    expect(unexplained).toEqual({ payments: 0, received: 0, refunded: 0, balance: 0 });
    expect(stock.balance).toBe(orders.piecesBalance);
  });

  it.each([
    [
      'orderMoney',
      'a cent that no one owed',
      'UPDATE payments SET amount_cents = amount_cents + 1 WHERE status = 2',
      'UPDATE payments SET amount_cents = amount_cents - 1 WHERE status = 2',
      4,
    ],
    [
      'orderStock',
      'a move that no one made',
      'UPDATE stock_moves SET delta = delta - 1 WHERE reason = 3',
      'UPDATE stock_moves SET delta = delta + 1 WHERE reason = 3',
      6,
    ],
    [
      'stockLevels',
      'a piece that was found',
      'UPDATE stock_levels SET quantity = quantity + 1',
      'UPDATE stock_levels SET quantity = quantity - 1',
      4,
    ],
    [
      'orderSubtotals',
      'a line that grew',
      'UPDATE order_lines SET quantity = quantity + 1 WHERE position = 1',
      'UPDATE order_lines SET quantity = quantity - 1 WHERE position = 1',
      6,
    ],
    [
      'refundedPayments',
      'a payment that is called paid back too early',
      'UPDATE payments SET status = 4 WHERE refunded_cents > 0',
      'UPDATE payments SET status = 2 WHERE refunded_cents > 0',
      1,
    ],
  ] as const)('names under %s %s', async (name, _what, change, undo, least) => {
    await api.database.query(change);
    const { isClean, checks } = await reconcile();
    await api.database.query(undo);
    const found = checks.find(({ check }) => check === name);
    expect(isClean).toBe(false);
    expect(found?.total).toBeGreaterThanOrEqual(least);
    expect(found?.mismatches[0]).toMatchObject({
      subject: expect.any(String),
      expected: expect.any(Number),
      found: expect.any(Number),
    });
  });

  it('reads orders, payments and refunds by their indices, never whole', async () => {
    await api.database.query(
      `INSERT INTO orders (id, number, email, delivery, address, tax_province, subtotal_cents, total_cents, hold_expires_at, placed_at, status, paid_at)
       SELECT gen_random_uuid(), 'OLD-' || n, 'old@example.test', 1, '{}', 'BC', 100, 100, now(), now() - n * interval '3 hours', 2, now()
       FROM generate_series(1, 8000) AS n`,
    );
    await api.database.query(
      `INSERT INTO order_lines (id, order_id, position, product_id, slug, name, category, tax_class, unit_price_cents, quantity)
       SELECT gen_random_uuid(), id, 1, $1::uuid, 'old', 'Old', 1, 1, 100, 1 FROM orders WHERE number LIKE 'OLD-%'`,
      [ball],
    );
    await api.database.query(
      `INSERT INTO payments (id, order_id, provider, reference, status, amount_cents, created_at, paid_at)
       SELECT gen_random_uuid(), id, 'sandbox', number, CASE WHEN number LIKE '%0' THEN 3 ELSE 2 END, 100, placed_at, placed_at FROM orders WHERE number LIKE 'OLD-%'`,
    );
    await api.database.query('ANALYZE');
    const { starts, days } = reportPeriod({ days: 7 }, new Date());
    const plans: string[] = [];
    const explained = {
      query: async <Row>(text: string, params?: readonly unknown[]): Promise<Row[]> => {
        const rows = await api.database.query<{ 'QUERY PLAN': string }>(`EXPLAIN ${text}`, params);
        plans.push(rows.map((row) => row['QUERY PLAN']).join('\n'));
        return [];
      },
    };
    await ordersByDay(explained, starts);
    await receivedByDay(explained, starts);
    await refundedByDay(explained, starts);
    const ends = [starts[0], starts[days], starts.at(-1)] as [Date, Date, Date];
    await paidOrders(explained, ends);
    await failedOrders(explained, ends);
    await soldMost(explained, ends, 5);
    for (const plan of plans) expect(plan).not.toMatch(/Seq Scan on (orders|payments)/);
    expect(plans).toHaveLength(6);
  });
});
