import { randomUUID } from 'node:crypto';
import { type AuthWire, DeliveryMethod, type OrderWire } from '@dronesoccer/contracts';
import { givenProduct } from '@dronesoccer/devkit';
import { type Answer, clientOf, dataOf } from '../../../test/support/client.js';
import { bearer, goodPassword } from '../../../test/support/people.js';
import {
  address,
  expectBooksToBalance,
  orderBody,
  eventOf,
  sendWebhook,
  startPayment,
  type WantedOrder,
} from '../../../test/support/shopping.js';
import { useTwoProcesses } from '../../../test/support/two-processes.js';
import { orderKind } from '../orders/orders.queries.js';
import { adoptGuestRows } from '../../money/sales/index.js';

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Uses the real limits: 50 pieces per order, so 100 per person and 200 per network. */
describe('orders that are not paid hold only so much', () => {
  const shop = useTwoProcesses({ ROLES: 'http', RATE_LIMIT_FACTOR: '1', TRUST_PROXY: '1' });
  afterEach(() => expectBooksToBalance(shop.database));

  const from = (network: string) => ({ 'x-forwarded-for': network });

  const tenOfEach = async (products: number): Promise<WantedOrder['items']> => {
    const items: WantedOrder['items'] = [];
    for (const _ of times(products)) {
      const { id: productId } = await givenProduct(shop.database, { price: 1_000, stock: 10 });
      items.push({ productId, quantity: 10 });
    }
    return items;
  };
  const orderOf = async (products: number, network: string, email: string): Promise<Answer<OrderWire>> => {
    const body = await orderBody(shop.next(), { items: await tenOfEach(products), email });
    return clientOf(shop.next(), from(network)).answer('orders.place', { body });
  };
  /** Places an order of ten pieces. */
  const order = (network: string, email: string) => orderOf(1, network, email);
  /** Places an order with the most pieces that one order may hold. */
  const largest = (network: string, email: string) => orderOf(5, network, email);
  /** Orders the cart of a signed-in person. */
  const ownOrder = async (products: number, network: string, headers: Record<string, string>) => {
    const origin = shop.next();
    for (const item of await tenOfEach(products)) await clientOf(origin, headers).call('cart.add', { body: item });
    const body = { delivery: DeliveryMethod.SHIP, address };
    const { total } = await clientOf(origin, headers).call('orders.quote', { body });
    return clientOf(origin, headers).answer('orders.place', {
      body: { ...body, expectedTotal: total },
      headers: from(network),
    });
  };
  const unpaid = async (condition: string, value: string): Promise<number> => {
    const [row] = await shop.database.query<{ pieces: number }>(
      `SELECT COALESCE(sum(l.quantity), 0)::int AS pieces FROM orders o JOIN order_lines l ON l.order_id = o.id
       WHERE o.status = 1 AND ${condition}`,
      [value],
    );
    return row?.pieces ?? 0;
  };
  /** All bodies are prepared before the first is sent, so that the orders really compete. */
  const race = async (count: number, network: string, emailOf: (index: number) => string) => {
    const bodies = await Promise.all(
      times(count).map(async (index) => {
        const { id: productId } = await givenProduct(shop.database, { price: 1_000, stock: 10 });
        return orderBody(shop.next(), { items: [{ productId, quantity: 10 }], email: emailOf(index) });
      }),
    );
    const answers = await Promise.all(
      bodies.map((body) => clientOf(shop.next(), from(network)).answer('orders.place', { body })),
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

  it('for one guest and network, however they spell their e-mail', async () => {
    const { placed, refused } = await race(15, '203.0.113.2', (index) => `a.ri+${index}@gmail.com`);
    expect(placed).toBe(10);
    expect(new Set(refused)).toEqual(new Set(['CHECKOUT_004']));
    const again = await order('203.0.113.2', 'ARI@googlemail.com');
    expect([again.status, again.body.errorCode]).toEqual([409, 'CHECKOUT_004']);
    expect((await order('203.0.113.2', 'mia@gmail.com')).status).toBe(201);
    expect((await order('203.0.113.3', 'ARI@googlemail.com')).status).toBe(201);
  });

  it('for one guest’s email from all networks, at twenty times the largest order', async () => {
    const email = 'mia@example.test';
    for (const network of times(10)) {
      for (const _ of times(2)) expect((await largest(`198.51.100.${network}`, email)).status).toBe(201);
    }
    const elsewhere = await order('198.51.100.90', email);
    expect([elsewhere.status, elsewhere.body.errorCode]).toEqual([409, 'CHECKOUT_004']);
  });

  it('for one account only by what it ordered itself, whatever strangers order under its e-mail (S16)', async () => {
    const email = `owner-${randomUUID()}@example.test`;
    const home = '198.51.101.0';
    const names = { firstName: 'Ari', lastName: 'Roy', password: goodPassword };
    const registration = await fetch(`${shop.next()}/api/auth/register`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', 'x-forwarded-for': home },
      body: JSON.stringify({ ...names, email }),
    });
    const { accessToken, user } = (await registration.json()) as AuthWire;
    const signedIn = bearer(accessToken);
    for (const network of times(10)) {
      for (const _ of times(2)) expect((await largest(`198.51.101.${network}`, email)).status).toBe(201);
    }
    for (const _ of times(2)) expect((await largest(home, `neighbour-${randomUUID()}@example.test`)).status).toBe(201);
    expect((await order(home, email)).status).toBe(409);
    await shop.database.query('UPDATE users SET email_verified_at = now() WHERE id = $1', [user.id]);
    await adoptGuestRows(shop.database, orderKind, { userId: user.id, email }, new Date());

    for (const _ of times(2)) expect((await ownOrder(5, home, signedIn)).status).toBe(201);
    const third = await ownOrder(1, '198.51.101.90', signedIn);
    expect([third.status, third.body.errorCode]).toEqual([409, 'CHECKOUT_004']);
    expect(await unpaid('o.user_id = $1 AND NOT o.is_adopted', user.id)).toBe(100);
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

    expect(
      (
        await clientOf(shop.next()).answer('orders.cancel', {
          params: { id: cancelled.id },
          query: { token: cancelled.accessToken ?? '' },
          body: {},
        })
      ).status,
    ).toBe(200);
    expect((await order(network, email)).status).toBe(201);
    expect((await order(network, email)).status).toBe(409);

    await shop.database.query('UPDATE orders SET hold_expires_at = now() - make_interval(secs => 1) WHERE id = $1', [
      expired.id,
    ]);
    expect((await order(network, email)).status).toBe(201);

    const known = await shop.database.query('SELECT network FROM orders WHERE id = ANY($1::uuid[])', [
      [paid.id, cancelled.id],
    ]);
    expect(known).toEqual([{ network: null }, { network: null }]);
  });
});
