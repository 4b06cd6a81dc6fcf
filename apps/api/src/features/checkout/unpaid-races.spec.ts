import { randomUUID } from 'node:crypto';
import type { OrderWire } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import {
  type Answer,
  call,
  dataOf,
  expectBooksToBalance,
  orderBody,
  eventOf,
  sendWebhook,
  startPayment,
  type Wish,
} from '../../../test/support/shopping.js';
import { useTwoProcesses } from '../../../test/support/two-processes.js';

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** At the real limits: 50 pieces to an order, so 100 for one buyer and 200 for one network. */
describe('orders that are not paid hold only so much', () => {
  const shop = useTwoProcesses({ ROLES: 'http', RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
  afterEach(() => expectBooksToBalance(shop.database));

  const from = (network: string) => ({ headers: { 'x-forwarded-for': network } });

  /** An order of ten pieces. */
  const order = async (network: string, email: string): Promise<Answer<OrderWire>> => {
    const { id: productId } = await givenProduct(shop.database, { price: 1_000, stock: 10 });
    const wish: Wish = { items: [{ productId, quantity: 10 }], email };
    return call<OrderWire>(shop.next(), '/api/orders', await orderBody(shop.next(), wish), from(network));
  };
  const unpaid = async (condition: string, value: string): Promise<number> => {
    const [row] = await shop.database.query<{ pieces: number }>(
      `SELECT COALESCE(sum(l.quantity), 0)::int AS pieces FROM orders o JOIN order_lines l ON l.order_id = o.id
       WHERE o.status = 1 AND ${condition}`,
      [value],
    );
    return row?.pieces ?? 0;
  };
  /** All bodies are ready before the first is sent, so that the orders really meet. */
  const race = async (count: number, network: string, emailOf: (index: number) => string) => {
    const bodies = await Promise.all(
      times(count).map(async (index) => {
        const { id: productId } = await givenProduct(shop.database, { price: 1_000, stock: 10 });
        return orderBody(shop.next(), { items: [{ productId, quantity: 10 }], email: emailOf(index) });
      }),
    );
    const answers = await Promise.all(
      bodies.map((body) => call<OrderWire>(shop.next(), '/api/orders', body, from(network))),
    );
    const refused = answers.filter(({ status }) => status !== 201).map(({ body }) => body.errorCode);
    return { placed: answers.length - refused.length, refused };
  };

  it('for one network, no matter who orders there and through which process', async () => {
    const { placed, refused } = await race(30, '203.0.113.1', (index) => `club-${index}@example.test`);
    expect(placed).toBe(20);
    expect(new Set(refused)).toEqual(new Set(['CHECKOUT_004']));
    expect(await unpaid('o.network = $1', '203.0.113.1')).toBe(200);
  });

  it('for one buyer, from whatever network, and however they spell their e-mail', async () => {
    const { placed, refused } = await race(15, '203.0.113.2', (index) => `a.ri+${index}@gmail.com`);
    expect(placed).toBe(10);
    expect(new Set(refused)).toEqual(new Set(['CHECKOUT_004']));
    const elsewhere = await order('203.0.113.3', 'ARI@googlemail.com');
    expect([elsewhere.status, elsewhere.body.errorCode]).toEqual([409, 'CHECKOUT_004']);
    expect((await order('203.0.113.3', 'mia@gmail.com')).status).toBe(201);
  });

  it('until one is paid, cancelled or over; then no one knows any more where it was placed from', async () => {
    const email = `busy-${randomUUID()}@example.test`;
    const network = '203.0.113.4';
    const orders = [];
    for (const _ of times(10)) orders.push(dataOf(await order(network, email)));
    expect((await order(network, email)).status).toBe(409);

    const [paid, cancelled, expired] = orders;
    if (paid === undefined || cancelled === undefined || expired === undefined) throw new Error('Ten were placed.');
    await sendWebhook(shop.next(), eventOf('paid', await startPayment(shop.next(), paid)));
    expect((await order(network, email)).status).toBe(201);
    expect((await order(network, email)).status).toBe(409);

    const cancel = `/api/orders/${cancelled.id}/cancel?token=${cancelled.accessToken ?? ''}`;
    expect((await call(shop.next(), cancel, {})).status).toBe(200);
    expect((await order(network, email)).status).toBe(201);
    expect((await order(network, email)).status).toBe(409);

    await shop.database.query('UPDATE orders SET hold_expires_at = now() WHERE id = $1', [expired.id]);
    expect((await order(network, email)).status).toBe(201);

    const known = await shop.database.query('SELECT network FROM orders WHERE id = ANY($1::uuid[])', [
      [paid.id, cancelled.id],
    ]);
    expect(known).toEqual([{ network: null }, { network: null }]);
  });
});
