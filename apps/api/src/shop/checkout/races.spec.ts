import { randomUUID } from 'node:crypto';
import { DeliveryMethod } from '@dronesoccer/contracts';
import { givenLocation, givenProduct, givenStock } from '@dronesoccer/devkit';
import { shuffle, useChance } from '../../../test/support/chance.js';
import { type Answer, clientOf } from '../../../test/support/client.js';
import { expectBooksToBalance, orderBody, type WantedOrder } from '../../../test/support/shopping.js';
import { isFull, useTwoProcesses } from '../../../test/support/two-processes.js';

const times = (count: number): number[] => Array.from({ length: count }, (_, index) => index);

/** Counts the answers by status and code. */
function tally(answers: readonly Answer<unknown>[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const { status, body } of answers) {
    const outcome = body.isSuccess ? String(status) : `${status} ${body.errorCode}`;
    counts[outcome] = (counts[outcome] ?? 0) + 1;
  }
  return counts;
}

describe('many buyers at once, through two processes', () => {
  const shop = useTwoProcesses({ ROLES: 'http' });
  const draw = useChance();
  afterEach(() => expectBooksToBalance(shop.database));

  const race = async (buyers: number, wish: WantedOrder, headers: () => Record<string, string> = () => ({})) => {
    const body = await orderBody(shop.next(), wish);
    return Promise.all(
      times(buyers).map((buyer) => {
        const own = { ...body, ...(wish.email === undefined && { email: `buyer-${buyer}@example.test` }) };
        return clientOf(shop.next(), headers()).answer('orders.place', { body: own });
      }),
    );
  };

  const stockOf = async (productId: string): Promise<number[]> => {
    const rows = await shop.database.query<{ quantity: number }>(
      'SELECT quantity FROM stock_levels WHERE product_id = $1',
      [productId],
    );
    return rows.map(({ quantity }) => quantity);
  };

  const [buyers, left, runs] = isFull ? [500, 10, 20] : [60, 5, 2];

  it.each(times(runs))(
    `R1: of ${buyers} buyers of the last ${left}, ${left} get one and all others get ORD_010 (run %i)`,
    async () => {
      const { id: productId } = await givenProduct(shop.database, { stock: left });
      const answers = await race(buyers, { items: [{ productId, quantity: 1 }] });
      expect(tally(answers)).toEqual({ '201': left, '409 ORD_010': buyers - left });
      expect(await stockOf(productId)).toEqual([0]);
    },
  );

  it('R1: sells what the warehouse and a location hold together, to the last piece', async () => {
    const location = await givenLocation(shop.database);
    const { id: productId } = await givenProduct(shop.database, { stock: left });
    await givenStock(shop.database, productId, left, location.id);
    const answers = await race(buyers, { items: [{ productId, quantity: 1 }], locationId: location.id });
    expect(tally(answers)).toEqual({ '201': 2 * left, '409 ORD_010': buyers - 2 * left });
    expect(await stockOf(productId)).toEqual([0, 0]);
  });

  it('R1: never sells half an order, nor blocks itself, when buyers want several things in different order', async () => {
    const things = await Promise.all(times(3).map(() => givenProduct(shop.database, { stock: left })));
    const wishes = times(buyers).map((index) => ({
      items: shuffle(
        things.map(({ id }, at) => ({ productId: id, quantity: 1 + ((index + at) % 2) })),
        draw,
      ),
    }));
    const bodies = await Promise.all(wishes.map((wish) => orderBody(shop.next(), wish)));
    const answers = await Promise.all(bodies.map((body) => clientOf(shop.next()).answer('orders.place', { body })));
    expect(Object.keys(tally(answers)).toSorted()).toEqual(['201', '409 ORD_010']);
    // Nothing is lost: every piece that left the shelf is in an order.
    const ordered = (productId: string) =>
      answers
        .flatMap(({ body }) => (body.isSuccess ? body.data.lines : []))
        .filter((line) => line.productId === productId)
        .reduce((pieces, { quantity }) => pieces + quantity, 0);
    for (const { id } of things) expect(await stockOf(id)).toEqual([left - ordered(id)]);
  });

  it('R3: 50 times the same order is one order, and everyone gets the same answer', async () => {
    const { id: productId } = await givenProduct(shop.database, { stock: 100 });
    const key = randomUUID();
    const wish = { items: [{ productId, quantity: 2 }], email: 'twice@example.test' };
    const answers = await race(50, wish, () => ({ 'Idempotency-Key': key }));
    expect(tally(answers)).toEqual({ '201': 50 });
    const [first, ...others] = answers.map(({ body }) => body);
    for (const other of others) expect(other).toEqual(first);
    expect(await stockOf(productId)).toEqual([98]);
    const [count] = await shop.database.query('SELECT count(*)::int AS count FROM orders WHERE email = $1', [
      wish.email,
    ]);
    expect(count).toEqual({ count: 1 });
  });

  it('R3: of 20 orders of one cart, sent at once, there is one', async () => {
    const { id: productId } = await givenProduct(shop.database, { stock: 100 });
    const register = {
      firstName: 'Ari',
      lastName: 'Roy',
      email: `tabs-${randomUUID()}@example.test`,
      password: 'Night#Arena42',
    };
    const auth = await clientOf(shop.next()).call('auth.register', { body: register });
    const headers = { authorization: `Bearer ${auth.accessToken}` };
    await clientOf(shop.next(), headers).answer('cart.add', { body: { productId, quantity: 2 } });
    const {
      email: _guest,
      items: _items,
      ...body
    } = await orderBody(shop.next(), { items: [{ productId, quantity: 2 }] });
    const answers = await Promise.all(
      times(20).map(() => clientOf(shop.next(), headers).answer('orders.place', { body })),
    );
    expect(tally(answers)).toEqual({ '201': 1, '400 ORD_014': 19 });
    expect(await stockOf(productId)).toEqual([98]);
  });

  const [redeemers, uses] = isFull ? [200, 5] : [40, 5];

  it(`R6: of ${redeemers} who redeem a coupon with ${uses} uses, exactly ${uses} do`, async () => {
    const { id: productId } = await givenProduct(shop.database, { stock: 1_000 });
    await shop.database.query(
      `INSERT INTO coupons (id, code, kind, amount, total_uses, categories) VALUES (gen_random_uuid(), 'FIVE', 1, 10, $1, '{}')`,
      [uses],
    );
    const answers = await race(redeemers, { items: [{ productId, quantity: 1 }], couponCode: 'FIVE' });
    expect(tally(answers)).toEqual({ '201': uses, '409 COUPON_USED_UP': redeemers - uses });
    expect(await stockOf(productId)).toEqual([1_000 - uses]);
  });

  it('R6: one person who tries at once everywhere uses a coupon as often as they may', async () => {
    const { id: productId } = await givenProduct(shop.database, { stock: 1_000 });
    await shop.database.query(
      `INSERT INTO coupons (id, code, kind, amount, uses_per_person, categories) VALUES (gen_random_uuid(), 'TWICE', 1, 10, 2, '{}')`,
    );
    const wish = { items: [{ productId, quantity: 1 }], couponCode: 'TWICE', email: 'keen@example.test' };
    const answers = await race(20, wish);
    expect(tally(answers)).toEqual({ '201': 2, '422 COUPON_NOT_FOR_EMAIL': 18 });
  });

  it('R6: of 20 orders of one person with a coupon that is once per person, sent at once, there is one', async () => {
    const { id: productId } = await givenProduct(shop.database, { stock: 1_000 });
    await shop.database.query(
      `INSERT INTO coupons (id, code, kind, amount, uses_per_person, categories) VALUES (gen_random_uuid(), 'ONCE', 1, 10, 1, '{}')`,
    );
    const wish = { items: [{ productId, quantity: 1 }], couponCode: 'ONCE', email: 'once@example.test' };
    expect(tally(await race(20, wish))).toEqual({ '201': 1, '422 COUPON_NOT_FOR_EMAIL': 19 });
    expect(await stockOf(productId)).toEqual([999]);
    const [coupon] = await shop.database.query(`SELECT used_count AS used FROM coupons WHERE code = 'ONCE'`);
    expect(coupon).toEqual({ used: 1 });
  });

  it('R6: a first order’s coupon is for one first order, also when two are placed at once', async () => {
    const { id: productId } = await givenProduct(shop.database, { stock: 1_000 });
    await shop.database.query(
      `INSERT INTO coupons (id, code, kind, amount, first_order_only, categories) VALUES (gen_random_uuid(), 'FIRST', 1, 10, true, '{}')`,
    );
    const wish = { items: [{ productId, quantity: 1 }], couponCode: 'FIRST', email: 'newcomer@example.test' };
    const answers = await race(10, wish);
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
  });

  it('R6: two coupons for a first order, used at once, take something off one first order', async () => {
    const codes = ['WELCOME', 'HELLO'];
    await shop.database.query(
      `INSERT INTO coupons (id, code, kind, amount, first_order_only, categories)
       SELECT gen_random_uuid(), code, 1, 100, true, '{}' FROM unnest($1::text[]) AS code`,
      [codes],
    );
    // The orders hold different products and are free, so neither a stock row nor the limit on unpaid pieces makes one
    // order wait for the other.
    const location = await givenLocation(shop.database);
    const pickup = { delivery: DeliveryMethod.PICKUP, locationId: location.id };
    const pairs = await Promise.all(
      times(isFull ? 40 : 12).map((at) =>
        Promise.all(
          codes.map(async (couponCode) => {
            const { id: productId } = await givenProduct(shop.database, { stock: 10 });
            const wish = { items: [{ productId, quantity: 1 }], email: `both-${at}@example.test`, couponCode };
            return orderBody(shop.next(), { ...wish, ...pickup });
          }),
        ),
      ),
    );
    for (const bodies of pairs) {
      const answers = await Promise.all(bodies.map((body) => clientOf(shop.next()).answer('orders.place', { body })));
      expect(answers.filter(({ status }) => status === 201)).toHaveLength(1);
      for (const { status } of answers) expect([201, 409, 422]).toContain(status);
    }
  });
});
